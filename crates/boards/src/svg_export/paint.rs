//! Converts a drawing to standalone SVG. Each element gets its computed colours and strokes as attributes, and
//! invisible elements are omitted. So the picture needs no style sheet and looks the same in every viewer.
//!
//! Elements referenced by `<use>` inherit custom properties from the point of use, so one definition may look different
//! in two places. Then the picture contains two definitions. As in browsers, style rules do not match across a `<use>`
//! boundary.

use super::colour;
use super::markup::{MarkupElement, MarkupNode};
use super::stylesheet::{ElementContext, Stylesheet, split};
use super::themed::PAINTS;
use super::value::{Properties, number, plain, properties, transform, value};
use crate::node::escape;
use std::collections::BTreeMap;

/// Properties that become attributes, in output order.
const DRAWN: &str = "fill stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray opacity stop-color stop-opacity font-family \
    font-size font-weight text-anchor paint-order transform";
/// Properties that determine whether and how an element is drawn.
const UNDRAWN: &str = "display visibility color clip-path";
/// Attributes that are copied to the output.
const SHAPES: &str = "d x y dy cx cy r rx ry width height x1 y1 x2 y2 fx fy points offset viewBox fill-rule clip-rule patternUnits \
    gradientUnits gradientTransform clipPathUnits patternTransform";

/// The property with this name, if it affects the drawing.
pub fn drawing_property(name: &str) -> Option<&'static str> {
    DRAWN.split(' ').chain(UNDRAWN.split(' ')).find(|known| *known == name)
}

/// Definitions of one picture, or of several that share them. They are collected when an element refers to them.
#[derive(Default)]
pub struct Definitions {
    texts: Vec<String>,
    /// The ids of definitions, by original id and content.
    known: BTreeMap<(String, String), String>,
}

impl Definitions {
    pub fn text(&self) -> String {
        self.texts.concat()
    }

    /// The id of a definition. Calls `write` to serialise the definition if it is new.
    fn id(&mut self, name: &str, drawing: &str, write: impl FnOnce(&str) -> String) -> String {
        let key = (name.to_owned(), drawing.to_owned());
        if let Some(id) = self.known.get(&key) {
            return id.clone();
        }
        let others = (2..).map(|n| format!("{name}-{n}"));
        let is_new = |id: &String| !self.known.values().any(|known| known == id);
        let id = std::iter::once(name.to_owned()).chain(others).find(is_new).unwrap_or_default();
        self.texts.push(write(&id));
        self.known.insert(key, id.clone());
        id
    }
}

#[derive(Clone, Default)]
struct Inherited {
    properties: Properties,
    color: String,
    fills: bool,
    strokes: bool,
    /// Nesting depth of `<use>`, to stop infinite recursion.
    depth: u8,
}

pub struct SvgPainter<'a> {
    root: &'a MarkupElement,
    sheet: &'a Stylesheet,
    dark: bool,
    /// All elements with an id.
    places: BTreeMap<&'a str, Vec<ElementContext<'a>>>,
    /// Output ids of gradients, patterns and clip paths. They look the same wherever they are used.
    servers: BTreeMap<String, Option<String>>,
    definitions: &'a mut Definitions,
}

impl<'a> SvgPainter<'a> {
    /// A painter for the document `root`, which must be an `html` element.
    pub fn new(
        root: &'a MarkupElement,
        sheet: &'a Stylesheet,
        dark: bool,
        definitions: &'a mut Definitions,
    ) -> SvgPainter<'a> {
        let mut places = BTreeMap::new();
        let mut path = vec![ElementContext { element: root, nth: 1, of: 1, before: None }];
        find(&mut path, &mut places);
        SvgPainter { root, sheet, dark, places, servers: BTreeMap::new(), definitions }
    }

    /// Draws the content of the first matching element. Each returned string is an element that cannot be split.
    pub fn draw(&mut self, wanted: &dyn Fn(&MarkupElement) -> bool) -> Vec<String> {
        let mut path = vec![ElementContext { element: self.root, nth: 1, of: 1, before: None }];
        let mut drawings = Vec::new();
        if lead(&mut path, wanted) {
            let around = self.around(&path);
            self.inside(&mut path, &around, &mut drawings);
        }
        drawings
    }

    pub fn property(&self, wanted: &dyn Fn(&MarkupElement) -> bool, name: &str) -> Option<String> {
        let mut path = vec![ElementContext { element: self.root, nth: 1, of: 1, before: None }];
        lead(&mut path, wanted).then(|| self.around(&path).properties.get(name).cloned()).flatten()
    }

    /// The background of a board: a plain colour, or `radial-gradient(ellipse at X% Y%, light, dark)`.
    pub fn background(&mut self, name: &str, paint: &str, frame: [f64; 4]) -> String {
        let lit = paint.strip_prefix("radial-gradient(").and_then(|inside| inside.strip_suffix(')'));
        let parts = lit.map(|inside| split(inside, ',')).unwrap_or_default();
        let [_, light, dark] = parts[..] else { return ground(frame, paint, 14.0) };
        let [light, dark] = [light, dark].map(|c| colour::read(c).map_or_else(|| c.to_owned(), |colour| colour.hex));
        let drawing = format!(
            " cx=\".5\" cy=\".38\" r=\".78\"><stop stop-color=\"{light}\"/><stop offset=\"1\" stop-color=\"{dark}\"/></radialGradient>"
        );
        let id = self.definitions.id(name, &drawing, |id| format!("<radialGradient id=\"{id}\"{drawing}"));
        ground(frame, &format!("url(#{id})"), 14.0)
    }

    /// The inherited properties at the end of a path.
    fn around(&self, path: &[ElementContext]) -> Inherited {
        let start = Inherited { fills: true, ..Inherited::default() };
        (1..=path.len()).fold(start, |around, depth| self.style(&path[..depth], &around).1)
    }

    /// The computed style of the last element of `path`, and the properties that its children inherit. `around` is what
    /// the element itself inherits.
    fn style(&self, path: &[ElementContext], around: &Inherited) -> (BTreeMap<&'static str, String>, Inherited) {
        let declared = self.sheet.declared(path);
        let mut inner = around.clone();
        inner.properties = properties(&around.properties, &declared, self.dark);
        let mut style = BTreeMap::new();
        let element = path[path.len() - 1].element;
        if let Some(attribute) = element.get("transform") {
            style.insert("transform", attribute.to_owned());
        }
        let attributes = element.attributes.iter().filter(|(name, _)| name != "transform");
        for (name, text) in attributes.map(|(name, text)| (&**name, &**text)).chain(declared) {
            let Some(known) = drawing_property(name) else { continue };
            let text = value(text, self.dark, &inner.properties);
            style.insert(known, if known == "transform" { transform(&text) } else { text });
        }
        if let Some(color) = style.get("color") {
            inner.color = color.clone();
        }
        let current = inner.color.clone();
        for paint in ["fill", "stroke", "stop-color"] {
            if let Some(text) = style.get_mut(paint).filter(|text| text.eq_ignore_ascii_case("currentcolor")) {
                text.clone_from(&current);
            }
        }
        let is_visible = |text: &String| text != "none" && colour::read(text).is_none_or(|colour| colour.opacity > 0.0);
        inner.fills = style.get("fill").map_or(around.fills, is_visible);
        inner.strokes = style.get("stroke").map_or(around.strokes, is_visible);
        (style, inner)
    }

    fn inside(&mut self, path: &mut Vec<ElementContext<'a>>, around: &Inherited, drawings: &mut Vec<String>) {
        let element = path[path.len() - 1].element;
        let of = element.elements().count() as i32;
        let (mut nth, mut before) = (0, None);
        for node in &element.children {
            match node {
                MarkupNode::Text(text) => drawings.push(escape(text)),
                MarkupNode::Element(element) => {
                    nth += 1;
                    path.push(ElementContext { element, nth, of, before });
                    self.element(path, around, drawings);
                    path.pop();
                    before = Some(element);
                }
            }
        }
    }

    /// Draws the last element of `path` with its children.
    fn element(&mut self, path: &mut Vec<ElementContext<'a>>, around: &Inherited, drawings: &mut Vec<String>) {
        let element = path[path.len() - 1].element;
        let (mut style, inner) = self.style(path, around);
        let hidden = |name: &str, text: &str| style.get(name).is_some_and(|value| value == text);
        if hidden("display", "none") || hidden("visibility", "hidden") || hidden("opacity", "0") {
            return;
        }
        let shape =
            matches!(&*element.name, "path" | "rect" | "circle" | "ellipse" | "line" | "polygon" | "polyline" | "text");
        if shape && !inner.fills && !inner.strokes {
            return;
        }
        match &*element.name {
            "defs" | "radialGradient" | "linearGradient" | "clipPath" | "pattern" | "title" | "desc" => {}
            "use" => {
                let id = self.used(element, &inner);
                let Some(id) = id else { return };
                let attributes = self.attributes(element, &mut style);
                drawings.push(format!("<use href=\"#{id}\"{attributes}/>"));
            }
            "g" | "text" | "tspan" => {
                let attributes = self.attributes(element, &mut style);
                let mut children = Vec::new();
                self.inside(path, &inner, &mut children);
                if children.is_empty() {
                } else if element.name == "g" && attributes.is_empty() {
                    drawings.append(&mut children);
                } else {
                    drawings.push(format!("<{0}{attributes}>{1}</{0}>", element.name, children.concat()));
                }
            }
            _ if shape => {
                let attributes = self.attributes(element, &mut style);
                drawings.push(format!("<{}{attributes}/>", element.name));
            }
            _ => {}
        }
    }

    /// The id of the definition of the element that a `<use>` refers to, with the style at the point of use; `None` if
    /// it is invisible.
    fn used(&mut self, element: &MarkupElement, around: &Inherited) -> Option<String> {
        let name = element.get("href")?.strip_prefix('#')?.to_owned();
        let target = *self.places.get(&*name)?.last()?;
        if around.depth > 8 {
            return None;
        }
        let around = Inherited { depth: around.depth + 1, ..around.clone() };
        let mut drawings = Vec::new();
        self.element(&mut vec![ElementContext { before: None, nth: 1, of: 1, ..target }], &around, &mut drawings);
        let drawing = drawings.concat();
        if drawing.is_empty() {
            return None;
        }
        let write = |id: &str| match &drawings[..] {
            // A single element gets the id itself; several are put into a group.
            [one] if !one.starts_with("<use") => {
                let (name, rest) = one.split_at(one.find([' ', '>', '/']).unwrap_or(one.len()));
                format!("{name} id=\"{id}\"{rest}")
            }
            _ => format!("<g id=\"{id}\">{drawing}</g>"),
        };
        Some(self.definitions.id(&name, &drawing, write))
    }

    /// The id of a gradient, a pattern or a clip path.
    fn server(&mut self, name: &str) -> Option<String> {
        if let Some(id) = self.servers.get(name) {
            return id.clone();
        }
        let id = self.written_server(name);
        self.servers.insert(name.to_owned(), id.clone());
        id
    }

    /// Computes a paint server's style where it is defined, and writes it.
    fn written_server(&mut self, name: &str) -> Option<String> {
        let mut path = self.places.get(name)?.clone();
        let around = self.around(&path[..path.len() - 1]);
        let element = path[path.len() - 1].element;
        let (mut style, inner) = self.style(&path, &around);
        let mut children = Vec::new();
        if element.name.ends_with("Gradient") {
            let of = element.elements().count() as i32;
            for (nth, stop) in element.elements().enumerate() {
                path.push(ElementContext { element: stop, nth: nth as i32 + 1, of, before: None });
                let mut style = self.style(&path, &inner).0;
                children.push(format!("<stop{}/>", self.attributes(stop, &mut style)));
                path.pop();
            }
        } else {
            self.inside(&mut path, &inner, &mut children);
        }
        // The opacity applies to the whole picture, not to the paint server.
        style.retain(|name, _| *name == "transform");
        let attributes = self.attributes(element, &mut style);
        let (kind, drawing) = (&element.name, children.concat());
        let whole = format!("{kind}{attributes}>{drawing}");
        let write = |id: &str| format!("<{kind} id=\"{id}\"{attributes}>{drawing}</{kind}>");
        Some(self.definitions.id(name, &whole, write))
    }

    fn attributes(&mut self, element: &MarkupElement, style: &mut BTreeMap<&'static str, String>) -> String {
        let mut all = String::new();
        let mut add = |name: &str, text: &str| all.push_str(&format!(" {name}=\"{}\"", escape(text)));
        for (name, text) in &element.attributes {
            if SHAPES.split(' ').any(|shape| shape == name) {
                add(name, text);
            }
        }
        // Dashes with `pathLength` exist only for animations.
        if element.get("pathLength").is_some() {
            style.remove("stroke-dasharray");
        }
        let style = |name: &str| style.get(name).filter(|text| !text.is_empty());
        for name in DRAWN.split(' ') {
            let Some(text) = style(name) else { continue };
            match name {
                "fill" | "stroke" | "stop-color" => {
                    if let Some(url) = text.strip_prefix("url(#").and_then(|text| text.strip_suffix(')')) {
                        match self.server(url) {
                            Some(id) => add(name, &format!("url(#{id})")),
                            None => add(name, "none"),
                        }
                    } else if let Some(colour) = colour::read(text) {
                        let veil = PAINTS.iter().find(|(paint, _)| *paint == name).map_or("", |(_, opacity)| opacity);
                        let given = style(veil).and_then(|text| text.parse::<f64>().ok()).unwrap_or(1.0);
                        match colour.opacity {
                            0.0 if name != "stop-color" => add(name, "none"),
                            opacity => {
                                add(name, &colour.hex);
                                if opacity * given < 1.0 {
                                    add(veil, &number(opacity * given));
                                }
                            }
                        }
                    } else {
                        add(name, text);
                    }
                }
                // `stop-color` writes it.
                "stop-opacity" if style("stop-color").is_some() => {}
                // Normalises the spaces: a release minifies its style sheets, and the picture must not depend on that.
                "font-family" => add(name, &text.split(',').map(str::trim).collect::<Vec<_>>().join(", ")),
                "transform" => add(name, text),
                "opacity" if text == "1" => {}
                _ => add(name, &text.split_ascii_whitespace().map(plain).collect::<Vec<_>>().join(" ")),
            }
        }
        let cut = style("clip-path").and_then(|text| text.strip_prefix("url(#")?.strip_suffix(')'));
        if let Some(id) = cut.and_then(|name| self.server(name)) {
            add("clip-path", &format!("url(#{id})"));
        }
        all
    }
}

fn find<'a>(path: &mut Vec<ElementContext<'a>>, places: &mut BTreeMap<&'a str, Vec<ElementContext<'a>>>) {
    let element = path[path.len() - 1].element;
    if let Some(id) = element.get("id") {
        places.entry(id).or_insert_with(|| path.clone());
    }
    each(path, &mut |path| {
        find(path, places);
        false
    });
}

/// A rectangle of one colour or gradient.
pub fn ground([x, y, width, height]: [f64; 4], fill: &str, radius: f64) -> String {
    let fill = colour::read(fill).map_or_else(|| fill.to_owned(), |colour| colour.hex);
    let [x, y, width, height, radius] = [x, y, width, height, radius].map(number);
    format!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\" fill=\"{fill}\"/>")
}

/// Extends the path to the first matching element. Returns whether there is one.
pub fn lead<'a>(path: &mut Vec<ElementContext<'a>>, wanted: &dyn Fn(&MarkupElement) -> bool) -> bool {
    wanted(path[path.len() - 1].element) || each(path, &mut |path| lead(path, wanted))
}

/// Visits all descendants of the last element until `visit` returns true; then the path ends at that element.
fn each<'a>(path: &mut Vec<ElementContext<'a>>, visit: &mut dyn FnMut(&mut Vec<ElementContext<'a>>) -> bool) -> bool {
    let element = path[path.len() - 1].element;
    let of = element.elements().count() as i32;
    let mut before = None;
    for (nth, child) in element.elements().enumerate() {
        path.push(ElementContext { element: child, nth: nth as i32 + 1, of, before });
        if visit(path) {
            return true;
        }
        path.pop();
        before = Some(child);
    }
    false
}
