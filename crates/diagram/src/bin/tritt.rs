//! Diagrams of Tritt.

trivium_diagram::program!(tritt);
