//! Games, variants, options.

use crate::catalog::{Catalog, TrafficLights, Triapon, Trias, Trigon, Tritt};

/// The words.
pub const CATALOG: Catalog = Catalog {
    triapon: Triapon {
        name: "Triapon",
        line: "Le jeu du moulin à trois : forme des triades, prends des billes, sois le dernier en jeu.",
        base: ["Triapon", "Les règles publiées."],
        barricade: ["Barricade", "Les billes prises à un joueur éliminé reviennent comme obstacles."],
    },
    trias: Trias {
        name: "Trias",
        line: "Sème, ramasse, sème encore : le dernier à jouer gagne.",
        base: ["Trias", "Les règles publiées."],
    },
    tritt: Tritt {
        name: "Tritt",
        line: "Chaque pièce porte les deux couleurs : aligne trois points de la tienne, jamais trois de l’autre.",
        step: ["Pas à pas", "Un tritton se déplace d’un seul point ; la règle principale publiée."],
        slide: ["Glissade", "Un tritton se déplace aussi loin que la voie est libre."],
        reloaded: ["Reloaded", "Poser d’abord, déplacer ensuite ; la suite du jeu, par le même auteur, en 2016."],
    },
    traffic_lights: TrafficLights {
        name: "Traffic Lights",
        line: "Rouge, jaune, vert : les jetons sont à tout le monde, mais un seul joueur complète la ligne.",
        learn: ["Initiation", "Trois verts alignés gagnent."],
        simple: ["Simple", "Trois jetons pareils ou rouge-jaune-vert gagnent."],
        four: ["Quatre rangs", "Un plateau de douze cases, des points sur plusieurs manches."],
        slider: ["Bande mobile", "Une bande glisse autour du plateau ; des points sur plusieurs manches."],
        learn_bag: ["Initiation, avec sac", "Les jetons sont tirés du sac, et tu poses ceux de ta main."],
        simple_bag: ["Simple, avec sac", "Toutes les lignes comptent, et tu poses les jetons de ta main."],
        four_bag: ["Quatre rangs, avec sac", "Douze cases, des points et des jetons en main."],
        slider_bag: ["Bande mobile, avec sac", "La bande, des points et des jetons en main."],
        classic3: ["Classique, 3×3", "La première règle de l’inventeur : seuls trois jetons pareils gagnent."],
        classic4: ["Classique, 4×3", "Seuls trois jetons pareils gagnent, sur douze cases."],
        rounds: "Manches",
        chips: "Jetons par couleur",
    },
    trigon: Trigon {
        name: "Trigon",
        line: "Des triangles numérotés, sans plateau : bâtis une pyramide, une bande ou un bloc d’étoiles.",
        base: ["Trigon", "Les règles publiées."],
    },
};
