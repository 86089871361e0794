//! Diagrams of Tris.

trivium_diagram::program!(tris);
