//! The panel next to the board: pieces, side to move, settings, text, errors and actions.

use super::work::{Edit, Work, when};
use crate::ui::base::clipboard::{copier, copy_status};
use crate::ui::base::own_words::OwnWords;
use crate::ui::base::route::{Route, Sheet, go};
use crate::ui::base::settings::use_settings;
use crate::ui::base::store;
use std::rc::Rc;
use trivium_boards::icons::{Icon, icon};
use trivium_boards::{BoardView, PiecePicture};
use trivium_rules::core::{DraftSetting, PaletteEntry, ParseFault, Seat, SettingRange};
use trivium_rules::games;
use trivium_session::{EditRefusal, EditTool, Match, Setup, write_link};
use trivium_words::{BoardText, Language, PlaceMarks, PositionWords, Text, fill};
use web_sys::{HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct PanelProps {
    pub work: Work,
    pub view: Rc<BoardView>,
    pub own: OwnWords<PositionWords>,
    pub act: Callback<Edit>,
}

#[component]
pub fn Panel(props: &PanelProps) -> Html {
    let set = use_settings();
    let PanelProps { work, own, .. } = props;
    let words = own.0;
    html! {
        <section class="panel" aria-label={words.title}>
            <p class={classes!("verdict", work.fault.is_some().then_some("wrong"))} role="status">{ message(work, words, set.now.language) }</p>
            { tools(props) }
            { steps(props) }
            { situation(props, set.now.language) }
            <Actions ..props.clone() />
            <PositionAsText ..props.clone() />
            <p class="help">{ words.help }</p>
        </section>
    }
}

/// The message: why an edit was refused, what is wrong with the position, or that it is valid.
fn message(work: &Work, words: &PositionWords, language: Language) -> String {
    if let Some(refused) = work.refused {
        let why = match refused {
            EditRefusal::NoneLeft => words.none_left,
            EditRefusal::NoRoom => words.no_room,
            EditRefusal::Empty => words.empty,
        };
        return why.to_owned();
    }
    if work.editor.held().is_some() {
        return words.held.to_owned();
    }
    let Some(fault) = &work.fault else { return words.sound.to_owned() };
    let own = words.settings.of(work.editor.game().id());
    let named = fault.settings.first().and_then(|index| own.get(work.editor.draft().settings[*index].name));
    let what = if fault.turn { words.to_move } else { named.copied().unwrap_or(words.pieces) };
    let texts = &words.faults;
    let text = match fault.error.fault {
        ParseFault::Contradiction(_) => fill(texts.contradiction, &[what]),
        ParseFault::Count(_) => fill(texts.count, &[what]),
        ParseFault::Overlap(_) => texts.overlap.to_owned(),
        ParseFault::Unlawful(_) => texts.unlawful.to_owned(),
        ParseFault::Ended(_) | ParseFault::Over => texts.ended.to_owned(),
        ParseFault::WrongTurn(_) => texts.wrong_turn.to_owned(),
        ParseFault::NotAToken
        | ParseFault::NotASite
        | ParseFault::TooLong
        | ParseFault::MissingField(_)
        | ParseFault::BadField(_) => language.text(&Text::Parse(&fault.error)),
    };
    if fault.sites.is_empty() {
        return text;
    }
    let places: Vec<String> = fault.sites.iter().map(|site| work.editor.site_name(*site)).collect();
    fill(words.at, &[text.trim_end_matches('.'), &places.join(" ")]) + "."
}

/// The pieces to place with their remaining numbers, and the tools that move and remove pieces.
fn tools(props: &PanelProps) -> Html {
    let PanelProps { work, view, own, act } = props;
    let words = own.0;
    let chosen = work.editor.tool();
    let radio = |tool: EditTool, label: String, inside: Html| {
        let onchange = act.reform(move |_: Event| Edit::Tool(tool));
        html! {
            <label class="palette-entry" title={label.clone()}>
                <input type="radio" name="edit-tool" aria-label={label} checked={tool == chosen} {onchange} />
                <span aria-hidden="true">{ inside }</span>
            </label>
        }
    };
    let entry = |(index, (entry, left)): (usize, (PaletteEntry, Option<u16>))| {
        let PaletteEntry { kind, seat, count } = entry;
        let label = view.say(BoardText::Stack { kind, from: seat, count, marks: PlaceMarks::default() });
        let label = match left {
            Some(left) => fill(words.left, &[&label, &left.to_string()]),
            None => label.to_string(),
        };
        let drawn = html! {
            <>
                <PiecePicture view={view.clone()} {kind} {seat} />
                if count > 1 {
                    <span class="times">{ format!("×{count}") }</span>
                }
                if let Some(left) = left.filter(|_| count == 1) {
                    <span class="left">{ left }</span>
                }
            </>
        };
        radio(EditTool::Lay(index), label, drawn)
    };
    let word = |tool, text: &'static str, drawing| {
        radio(tool, text.to_owned(), html! { <>{ icon(drawing) }<span>{ text }</span></> })
    };
    html! {
        <fieldset class="palette">
            <legend class="unseen">{ words.pieces }</legend>
            { for work.editor.palette().into_iter().enumerate().map(entry) }
            { word(EditTool::Move, words.shift, Icon::Swap) }
            { word(EditTool::Take, words.take, Icon::Delete) }
        </fieldset>
    }
}

/// Buttons that change the whole board or undo an edit.
fn steps(props: &PanelProps) -> Html {
    let PanelProps { work, own, act, .. } = props;
    let words = own.0;
    let button = |edit: Edit, can: bool, text: &'static str, drawing: Option<Icon>| {
        let onclick = if can { act.reform(move |_: MouseEvent| edit.clone()) } else { Callback::noop() };
        html! {
            <button type="button" class="button" {onclick} aria-disabled={(!can).to_string()}>
                { for drawing.map(icon) }<span class={drawing.map(|_| "unseen")}>{ text }</span>
            </button>
        }
    };
    let editor = &work.editor;
    html! {
        <div class="row steps">
            { button(Edit::Undo, editor.can_undo(), words.undo, Some(Icon::Undo)) }
            { button(Edit::Redo, editor.can_redo(), words.redo, Some(Icon::Redo)) }
            if work.turns() {
                { button(Edit::Turn, work.turned().is_some(), words.turn_piece, Some(Icon::Turn)) }
            }
            { button(Edit::Clear, !editor.draft().pieces.is_empty(), words.clear, None) }
            { button(Edit::Restart, true, words.start, None) }
        </div>
    }
}

/// Settings with their indices, grouped by name.
fn groups(settings: &[DraftSetting]) -> Vec<(usize, Vec<(usize, &DraftSetting)>)> {
    let mut groups: Vec<(usize, Vec<(usize, &DraftSetting)>)> = Vec::new();
    for (index, setting) in settings.iter().enumerate() {
        match groups.iter_mut().find(|(name, _)| *name == setting.name) {
            Some((_, group)) => group.push((index, setting)),
            None => groups.push((setting.name, vec![(index, setting)])),
        }
    }
    groups
}

fn situation(props: &PanelProps, language: Language) -> Html {
    let PanelProps { work, view, own, act } = props;
    let words = own.0;
    let (game, draft) = (work.editor.game(), work.editor.draft());
    let own_words = words.settings.of(game.id());
    let names = language.game(game.id());
    let variants = games::info(game.id()).map_or(&[][..], |info| info.variants);
    let to_variant = when(act, move |event: Event| {
        let chosen = event.target_dyn_into::<HtmlSelectElement>()?.value();
        variants.iter().find(|variant| variant.id == chosen).map(Edit::Variant)
    });
    let seats: Vec<Seat> = Seat::all(game.seats()).collect();
    let turn = {
        let seats = seats.clone();
        when(act, move |event: Event| {
            let index: usize = event.target_dyn_into::<HtmlSelectElement>()?.value().parse().ok()?;
            seats.get(index).copied().map(Edit::GiveTurn)
        })
    };
    let wrong = |wrong: bool| wrong.then_some("true");
    let fault = work.fault.as_ref();
    let groups = groups(&draft.settings);
    let one = |(index, setting): (usize, &DraftSetting), label: String| {
        let invalid = wrong(fault.is_some_and(|fault| fault.settings.contains(&index)));
        setting_field(index, setting, label, own_words, invalid, act)
    };
    let group = |(name, group): (usize, Vec<(usize, &DraftSetting)>)| {
        let legend = own_words.get(name).copied().unwrap_or_default();
        if let [(index, setting)] = group[..]
            && setting.seat.is_none()
        {
            return one((index, setting), legend.to_owned());
        }
        let label = |setting: &DraftSetting| {
            let kind = setting
                .kind
                .map(|kind| view.say(BoardText::Stack { kind, from: None, count: 2, marks: PlaceMarks::default() }));
            let kind = kind.map(|kind| kind.trim_start_matches("2 ").to_owned());
            let seat = setting.seat.map(|seat| match setting.from {
                Some(from) => fill(words.from, &[&view.name(seat), &view.name(from)]),
                None => view.name(seat),
            });
            [seat, kind].into_iter().flatten().collect::<Vec<_>>().join(": ")
        };
        html! {
            <fieldset key={name} class="settings">
                <legend>{ legend }</legend>
                <div>{ for group.into_iter().map(|(index, setting)| one((index, setting), label(setting))) }</div>
            </fieldset>
        }
    };
    html! {
        <div class="situation">
            if variants.len() > 1 {
                <label class="setting"><span>{ language.shell().variant }</span>
                    <select onchange={to_variant}>
                        { for variants.iter().map(|variant| html! {
                            <option value={variant.id} selected={variant.id == game.variant().id}>{ names.variant(variant.id)[0] }</option>
                        }) }
                    </select>
                </label>
            }
            <label class="setting"><span>{ words.to_move }</span>
                <select class="turn-of" onchange={turn} aria-invalid={wrong(fault.is_some_and(|fault| fault.turn))}>
                    { for seats.iter().map(|seat| html! {
                        <option value={seat.index().to_string()} selected={*seat == draft.turn}>{ view.name(*seat) }</option>
                    }) }
                </select>
            </label>
            { for groups.into_iter().map(group) }
        </div>
    }
}

fn setting_field(
    index: usize,
    setting: &DraftSetting,
    label: String,
    names: &[&'static str],
    invalid: Option<&'static str>,
    act: &Callback<Edit>,
) -> Html {
    match setting.range {
        SettingRange::UpTo(most) => {
            let onchange = when(act, move |event: Event| {
                let value = event.target_dyn_into::<HtmlInputElement>()?.value().parse().unwrap_or_default();
                Some(Edit::Set(index, value))
            });
            html! {
                <label class="setting"><span>{ label }</span>
                    <input type="number" inputmode="numeric" min="0" max={most.to_string()} value={setting.value.to_string()} aria-invalid={invalid} {onchange} />
                </label>
            }
        }
        SettingRange::Flag => {
            let to = 1 - setting.value.min(1);
            let onchange = act.reform(move |_: Event| Edit::Set(index, to));
            html! {
                <label class="switch">
                    <input type="checkbox" checked={setting.value == 1} aria-invalid={invalid} {onchange} />
                    <span>{ label }</span>
                </label>
            }
        }
        SettingRange::OneOf(choices) => {
            let onchange = when(act, move |event: Event| {
                let value = event.target_dyn_into::<HtmlSelectElement>()?.value().parse().ok()?;
                Some(Edit::Set(index, value))
            });
            let choice = |(value, name): (usize, &usize)| {
                let name = names.get(*name).copied().unwrap_or_default();
                html! { <option value={value.to_string()} selected={value as u32 == setting.value}>{ name }</option> }
            };
            html! {
                <label class="setting"><span>{ label }</span>
                    <select aria-invalid={invalid} {onchange}>{ for choices.iter().enumerate().map(choice) }</select>
                </label>
            }
        }
    }
}

/// A match that starts at the position.
fn begun(work: &Work, language: Language) -> Option<Match> {
    let game = work.editor.game();
    let options: Vec<_> = game.options().iter().map(|(key, value)| (*key, value.to_string())).collect();
    let options = options.iter().map(|(key, value)| (*key, value.as_str()));
    let names = language.seats(game.id()).iter().map(|_| "");
    let setup = Setup::new(game.id(), game.variant().id, options, names, store::seed()).ok()?;
    Some(Match::new(setup.starting_at(&work.editor.text()).ok()?))
}

/// Buttons that use the position. They are disabled while it is not valid.
#[component]
fn Actions(props: &PanelProps) -> Html {
    let set = use_settings();
    let (work, words) = (&props.work, props.own.0);
    let sound = work.fault.is_none();
    let language = set.now.language;
    let shell = language.shell();
    let action = |text: &'static str, drawing: Icon, main: bool, to: fn(Match) -> Option<Route>| {
        let work = work.clone();
        let onclick = move |_: MouseEvent| {
            if let Some(route) = begun(&work, language).and_then(to) {
                go(&route);
            }
        };
        html! {
            <button type="button" class={classes!("button", main.then_some("main"))} {onclick} aria-disabled={(!sound).to_string()}>
                { icon(drawing) }<span>{ text }</span>
            </button>
        }
    };
    html! {
        <section class="actions" aria-label={words.actions}>
            <h2>{ words.actions }</h2>
            <div class="row">
                { action(shell.setup.play, Icon::Run, true, |begun| {
                    Some(Route::Game(store::add(&begun), None))
                }) }
                { action(words.try_out, Icon::Try, false, |begun| trying(&begun, None)) }
                if set.now.analysis {
                    { action(words.analyse, Icon::Analysis, false, |begun| trying(&begun, Some(Sheet::Analysis))) }
                }
                { action(shell.sharing.title, Icon::Share, false, |begun| trying(&begun, Some(Sheet::Share))) }
                { action(words.picture, Icon::Picture, false, |begun| trying(&begun, Some(Sheet::Pictures))) }
            </div>
        </section>
    }
}

/// The address of a sandbox that starts at the position.
fn trying(begun: &Match, sheet: Option<Sheet>) -> Option<Route> {
    write_link(begun).ok().map(|payload| Route::Try(payload, sheet))
}

/// The position as text, to copy it or to replace it.
#[component]
fn PositionAsText(props: &PanelProps) -> Html {
    let language = use_settings().now.language;
    let PanelProps { work, own, act, .. } = props;
    let words = own.0;
    let field = use_node_ref();
    let copied = use_state_eq(|| None::<bool>);
    let text = work.editor.text();
    {
        let (field, copied) = (field.clone(), copied.setter());
        use_effect_with((text.clone(), work.unread), move |(text, unread)| {
            // A text that cannot be parsed stays for correction.
            if let Some(field) = field.cast::<HtmlTextAreaElement>().filter(|_| unread.is_none()) {
                field.set_value(text);
            }
            copied.set(None);
        });
    }
    let on_copy = copier(&copied, &text);
    let take_over = {
        let field = field.clone();
        when(act, move |_: MouseEvent| field.cast::<HtmlTextAreaElement>().map(|field| Edit::Paste(field.value())))
    };
    let status = match work.unread {
        Some(error) => language.text(&Text::Parse(&error)),
        None => copy_status(*copied, words.copied, words.not_copied).to_owned(),
    };
    html! {
        <section class="as-text" aria-label={words.text}>
            <label><span>{ words.text }</span>
                <textarea ref={field} rows="3" spellcheck="false" autocapitalize="off" autocomplete="off" translate="no" aria-invalid={work.unread.map(|_| "true")} />
            </label>
            <div class="row">
                <button type="button" class="button" onclick={on_copy}>{ words.copy }</button>
                <button type="button" class="button" onclick={take_over}>{ words.take_over }</button>
            </div>
            <p role="status" class="refused">{ status }</p>
        </section>
    }
}
