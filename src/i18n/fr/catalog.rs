//! Games, variants, options.

use crate::i18n::GameWords;

/// The words of a game.
pub fn game(id: &str) -> GameWords {
    match id {
        "triapon" => GameWords {
            name: "Triapon",
            line: "Le jeu du moulin à trois : forme des rangées, prends des billes, reste en jeu jusqu’au bout.",
            variants: &[
                ("base", "Triapon", "Les règles publiées."),
                ("barricade", "Barricade", "Les billes prises à un joueur éliminé reviennent comme obstacles."),
            ],
            options: &[],
        },
        "trias" => GameWords {
            name: "Trias",
            line: "Sème, ramasse, sème encore : qui joue le dernier gagne.",
            variants: &[("base", "Trias", "Les règles publiées.")],
            options: &[],
        },
        "tritt" => GameWords {
            name: "Tritt",
            line: "Chaque pièce porte les deux couleurs : aligne trois points de la tienne, jamais trois de l’autre.",
            variants: &[
                ("step", "Pas à pas", "On déplace d’un point ; la règle principale publiée."),
                ("slide", "Glissade", "On déplace aussi loin que le chemin est libre."),
                ("reloaded", "Reloaded", "D’abord poser, puis déplacer : la suite donnée par l’auteur en 2016."),
            ],
            options: &[],
        },
        "traffic-lights" => GameWords {
            name: "Traffic Lights",
            line: "Rouge, jaune, vert : vous jouez avec les mêmes jetons, mais un seul complète la ligne.",
            variants: &[
                ("learn", "Pour apprendre", "Trois verts alignés gagnent."),
                ("simple", "Simple", "Trois pareils, ou rouge-jaune-vert, gagnent."),
                ("four", "Quatre rangs", "Un plateau de douze cases, des points sur plusieurs manches."),
                ("slider", "Glissière", "Une bande glisse autour du plateau ; des points sur plusieurs manches."),
                ("learn+bag", "Pour apprendre, avec sac", "Les jetons passent d’un sac dans ta main."),
                ("simple+bag", "Simple, avec sac", "Toutes les lignes comptent, les jetons viennent d’un sac."),
                (
                    "four+bag",
                    "Quatre rangs, avec sac",
                    "Douze cases, des points et des jetons en main, tirés d’un sac.",
                ),
                ("slider+bag", "Glissière, avec sac", "La bande, des points et des jetons en main, tirés d’un sac."),
                ("classic3", "Classique, 3×3", "La première règle de l’inventeur : seuls trois pareils gagnent."),
                ("classic4", "Classique, 4×3", "Seuls trois pareils gagnent, sur douze cases."),
            ],
            options: &[("rounds", "Manches"), ("chips", "Jetons de chaque couleur")],
        },
        "trigon" => GameWords {
            name: "Trigon",
            line: "Des triangles numérotés sur un plan ouvert : bâtis une pyramide, une bande ou un bloc d’étoiles.",
            variants: &[("base", "Trigon", "Les règles publiées.")],
            options: &[],
        },
        _ => GameWords::NONE,
    }
}
