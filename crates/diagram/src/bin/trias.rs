//! Diagrams of Trias.

trivium_diagram::program!(trias);
