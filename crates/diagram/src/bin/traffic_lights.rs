trivium_diagram::program!(traffic_lights);
