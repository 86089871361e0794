trivium_diagram::program!(tritt);
