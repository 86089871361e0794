// The games with their variants, and the languages. `cargo xtask lists` writes both lists.

/** The games with the English titles of their variants, as in the set-up. */
export const GAMES = {
  triapon: { name: "Triapon", variants: { base: "Triapon", barricade: "Barricade" } },
  trias: { name: "Trias", variants: { base: "Trias" } },
  tritt: { name: "Tritt", variants: { step: "Step", slide: "Slide", reloaded: "Reloaded" } },
  "traffic-lights": { name: "Traffic Lights", variants: { learn: "First steps", simple: "Simple", four: "Four rows", slider: "Slider", "learn+bag": "First steps, with a bag", "simple+bag": "Simple, with a bag", "four+bag": "Four rows, with a bag", "slider+bag": "Slider, with a bag", classic3: "Classic, 3×3", classic4: "Classic, 4×3" } },
  trigon: { name: "Trigon", variants: { base: "Trigon" } },
};

/** The tags of the languages, in the order of menus. */
export const LANGUAGES = ["de", "en", "fr", "it"];
