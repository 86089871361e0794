trivium_diagram::program!(triapon);
