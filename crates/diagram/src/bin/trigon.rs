trivium_diagram::program!(trigon);
