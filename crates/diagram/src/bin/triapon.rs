//! Diagrams of Triapon.

trivium_diagram::program!(triapon);
