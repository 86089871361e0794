//! Games, variants, options.

use crate::i18n::catalog::{Catalog, TrafficLights, Triapon, Trias, Trigon, Tritt};

/// The words.
pub const CATALOG: Catalog = Catalog {
    triapon: Triapon {
        name: "Triapon",
        line: "Le jeu du moulin à trois : forme des rangées, prends des billes, reste en jeu jusqu’au bout.",
        base: ["Triapon", "Les règles publiées."],
        barricade: ["Barricade", "Les billes prises à un joueur éliminé reviennent comme obstacles."],
    },
    trias: Trias {
        name: "Trias",
        line: "Sème, ramasse, sème encore : qui joue le dernier gagne.",
        base: ["Trias", "Les règles publiées."],
    },
    tritt: Tritt {
        name: "Tritt",
        line: "Chaque pièce porte les deux couleurs : aligne trois points de la tienne, jamais trois de l’autre.",
        step: ["Pas à pas", "On déplace d’un point ; la règle principale publiée."],
        slide: ["Glissade", "On déplace aussi loin que le chemin est libre."],
        reloaded: ["Reloaded", "D’abord poser, puis déplacer : la suite donnée par l’auteur en 2016."],
    },
    traffic_lights: TrafficLights {
        name: "Traffic Lights",
        line: "Rouge, jaune, vert : vous jouez avec les mêmes jetons, mais un seul complète la ligne.",
        learn: ["Pour apprendre", "Trois verts alignés gagnent."],
        simple: ["Simple", "Trois pareils, ou rouge-jaune-vert, gagnent."],
        four: ["Quatre rangs", "Un plateau de douze cases, des points sur plusieurs manches."],
        slider: ["Glissière", "Une bande glisse autour du plateau ; des points sur plusieurs manches."],
        learn_bag: ["Pour apprendre, avec sac", "Les jetons passent d’un sac dans ta main."],
        simple_bag: ["Simple, avec sac", "Toutes les lignes comptent, les jetons viennent d’un sac."],
        four_bag: ["Quatre rangs, avec sac", "Douze cases, des points et des jetons en main, tirés d’un sac."],
        slider_bag: ["Glissière, avec sac", "La bande, des points et des jetons en main, tirés d’un sac."],
        classic3: ["Classique, 3×3", "La première règle de l’inventeur : seuls trois pareils gagnent."],
        classic4: ["Classique, 4×3", "Seuls trois pareils gagnent, sur douze cases."],
        rounds: "Manches",
        chips: "Jetons de chaque couleur",
    },
    trigon: Trigon {
        name: "Trigon",
        line: "Des triangles numérotés sur un plan ouvert : bâtis une pyramide, une bande ou un bloc d’étoiles.",
        base: ["Trigon", "Les règles publiées."],
    },
};
