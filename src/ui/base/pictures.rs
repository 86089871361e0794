//! Thumbnails of a position of each game. `trivium site` draws the files.

use super::fetch;
use super::settings::{Theme, use_settings};
use trivium_boards::svg_export::tile_file;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct PictureProps {
    pub game: &'static str,
    /// The variant to show; by default, the picture of the start page.
    #[prop_or_default]
    pub variant: Option<&'static str>,
}

#[component]
pub fn Picture(props: &PictureProps) -> Html {
    let settings = use_settings().now;
    let name = props.variant.map_or_else(|| props.game.to_owned(), |variant| [props.game, "-", variant].concat());
    let path = |dark| fetch::address(&["tiles/", &tile_file(&name, settings.look, dark)].concat());
    let source = (settings.theme == Theme::Auto)
        .then(|| html! { <source srcset={path(true)} media="(prefers-color-scheme: dark)" /> });
    html! {
        <picture class="picture">{ for source }<img src={path(settings.theme == Theme::Dark)} alt="" /></picture>
    }
}
