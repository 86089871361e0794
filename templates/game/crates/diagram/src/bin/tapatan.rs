//! Diagrams of Tapatan.

trivium_diagram::program!(tapatan);
