//! Diagrams of Traffic Lights.

trivium_diagram::program!(traffic_lights);
