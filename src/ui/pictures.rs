//! Little boards: a position in the middle of a match, as a picture. `trivium site` draws the files.

use super::fetch;
use super::settings::{Theme, use_settings};
use trivium_boards::svg_export::tile_file;
use yew::prelude::*;

/// The properties of [`Picture`].
#[derive(Clone, PartialEq, Properties)]
pub struct PictureProps {
    /// The game.
    pub game: &'static str,
}

/// A little board that cannot be touched.
#[component]
pub fn Picture(props: &PictureProps) -> Html {
    let settings = use_settings().now;
    let path = |dark| fetch::address(&["tiles/", &tile_file(props.game, settings.look, dark)].concat());
    let source = (settings.theme == Theme::Auto)
        .then(|| html! { <source srcset={path(true)} media="(prefers-color-scheme: dark)" /> });
    html! {
        <picture class="picture">{ for source }<img src={path(settings.theme == Theme::Dark)} alt="" /></picture>
    }
}
