use trivium_rules::games::traffic_lights::{ChipColour, Refusal::*, Stage as At};

pub fn all() -> impl IntoIterator<Item = trivium_rules::games::traffic_lights::Refusal> {
    let stages = [At::Draft, At::Play, At::Refill, At::Draw, At::Over];
    let colours = [ChipColour::Red, ChipColour::Yellow, ChipColour::Green];
    [Green, NoStrip, SameSide, Barred, OnlyLines, MustLay, NoBag, NoAgreement, NoClaim]
        .into_iter()
        .chain(stages.map(Stage))
        .chain(colours.into_iter().flat_map(|c| [NotHeld(c), Asks(c), NotInSupply(c), NotInBag(c)]))
}
