//! Diagrams of Trigon.

trivium_diagram::program!(trigon);
