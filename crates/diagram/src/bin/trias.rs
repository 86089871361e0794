trivium_diagram::program!(trias);
