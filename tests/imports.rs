//! Limits import cycles to three files, so that nearly every file can be read after the files that it uses. The folders
//! of the page form layers without cycles.

use crate::{root, sources};
use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The largest number of files in an import cycle.
const MAX_CYCLE: usize = 3;

#[test]
fn import_cycles_are_short() {
    let graphs: Vec<_> = packages().iter().map(|package| Graph::of(&read(package))).collect();
    let files: usize = graphs.iter().map(|graph| graph.edges.len()).sum();
    let edges: usize = graphs.iter().flat_map(|graph| graph.edges.values()).map(BTreeSet::len).sum();
    assert!(files > 200 && edges > 2 * files, "only {edges} imports among {files} files were found");
    let cycles: Vec<_> = graphs.iter().flat_map(Graph::cycles).collect();
    println!("files in cycles: {}", cycles.iter().map(BTreeSet::len).sum::<usize>());
    let report = |cycle: &BTreeSet<String>| {
        let edges = graphs.iter().flat_map(|graph| &graph.edges).filter(|(from, _)| cycle.contains(*from));
        let lines = edges.map(|(from, to)| {
            let to: Vec<_> = to.intersection(cycle).map(String::as_str).collect();
            format!("  {from} -> {}\n", to.join(", "))
        });
        format!("{} files import each other in a cycle:\n{}", cycle.len(), lines.collect::<String>())
    };
    let long: String = cycles.iter().filter(|cycle| cycle.len() > MAX_CYCLE).map(report).collect();
    assert!(long.is_empty(), "{long}");
}

/// The layers of the page. A layer imports only from those before it.
const LAYERS: [&str; 4] = ["src/ui/base", "src/ui/parts", "src/ui/game", "src/ui/screens"];

#[test]
fn folders_of_the_page_form_layers() {
    let graph = Graph::of(&read(&root().join("src")));
    let layer = |file: &str| LAYERS.iter().position(|layer| file.starts_with(&format!("{layer}/")));
    let imports = graph.edges.iter().flat_map(|(from, to)| to.iter().map(move |to| (from, to)));
    let (inside, above): (Vec<_>, Vec<_>) = imports
        .filter_map(|(from, to)| Some((from, to, layer(from)?, layer(to))))
        .partition(|(.., from, to)| to.is_some_and(|to| to <= *from));
    assert!(inside.len() > 500, "only {} imports inside the layers were found", inside.len());
    let above: Vec<_> = above.iter().map(|(from, to, ..)| format!("{from} -> {to}")).collect();
    assert!(above.is_empty(), "imports from above:\n{}", above.join("\n"));
    let cycles = graph.folder_cycles();
    assert!(cycles.is_empty(), "folders import each other in a cycle:\n{}", cycles.join("\n"));
}

fn packages() -> Vec<PathBuf> {
    let root = root();
    let crates = std::fs::read_dir(root.join("crates")).into_iter().flatten();
    let crates = crates.map(|entry| entry.expect("an entry").path().join("src"));
    std::iter::once(root.join("src")).chain(crates).filter(|src| src.is_dir()).collect()
}

/// All Rust files below a folder, by their path from the root of the project.
fn read(package: &Path) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let mut folders = vec![package.to_owned()];
    if package.ends_with("crates/words/src") {
        // `crate::languages` is a module outside the package's folder.
        folders.push(root().join("languages"));
    }
    for path in folders.iter().flat_map(|folder| sources(folder)) {
        let name = path.strip_prefix(root()).expect("a path below the root");
        let source = std::fs::read_to_string(&path).expect("a readable file");
        found.insert(name.to_str().expect("a plain name").to_owned(), source);
    }
    found
}

/// The path of a module or an item, without `crate`.
type Names = Vec<String>;

#[derive(Default)]
struct Sources {
    /// The file of each module.
    files: BTreeMap<Names, String>,
    /// The imported names of each module, with their paths.
    imports: BTreeMap<Names, BTreeMap<String, Names>>,
    /// Every path in the code, with its file and module.
    paths: Vec<(String, Names, Names)>,
}

struct Graph {
    /// The files that each file imports from.
    edges: BTreeMap<String, BTreeSet<String>>,
}

impl Graph {
    fn of(sources: &BTreeMap<String, String>) -> Graph {
        let mut all = Sources::default();
        for file in sources.keys() {
            all.files.insert(module_of(file), file.clone());
        }
        for (file, source) in sources {
            all.read(file, source);
        }
        let mut edges: BTreeMap<_, BTreeSet<_>> = sources.keys().map(|file| (file.clone(), BTreeSet::new())).collect();
        for (file, module, path) in &all.paths {
            let Some(target) = all.absolute(module, path).and_then(|path| all.resolve(&path, 0)) else { continue };
            if let Some(imported) = edges.get_mut(file)
                && target != *file
            {
                imported.insert(target);
            }
        }
        Graph { edges }
    }

    /// The cycles among the folders and files of each folder, if a folder takes part.
    fn folder_cycles(&self) -> Vec<String> {
        let mut folders: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (from, to) in self.edges.iter().flat_map(|(from, to)| to.iter().map(move |to| (from, to))) {
            if let Some([from, to]) = entries(from, to) {
                folders.entry(to.clone()).or_default();
                folders.entry(from).or_default().insert(to);
            }
        }
        let cycles = Graph { edges: folders }.cycles();
        let with_folder = cycles.into_iter().filter(|cycle| cycle.iter().any(|entry| !entry.ends_with(".rs")));
        with_folder.map(|cycle| cycle.into_iter().collect::<Vec<_>>().join(", ")).collect()
    }

    /// The import cycles: strongly connected components with at least two files.
    fn cycles(&self) -> Vec<BTreeSet<String>> {
        let reach = |from: &String| {
            let (mut seen, mut open) = (BTreeSet::new(), vec![from]);
            while let Some(file) = open.pop() {
                for next in &self.edges[file] {
                    if seen.insert(next.clone()) {
                        open.push(next);
                    }
                }
            }
            seen
        };
        let reached: BTreeMap<_, _> = self.edges.keys().map(|file| (file, reach(file))).collect();
        let cycle =
            |file: &String| reached[file].iter().filter(|other| reached[other].contains(file)).cloned().collect();
        let cycles: BTreeSet<BTreeSet<String>> = self.edges.keys().map(cycle).collect();
        cycles.into_iter().filter(|cycle| cycle.len() > 1).collect()
    }
}

/// The entries of the innermost folder that two files share: the folders or files that lead to them. `None` if one file
/// is the module of that folder.
fn entries(from: &str, to: &str) -> Option<[String; 2]> {
    let (a, b): (Vec<_>, Vec<_>) = (from.split('/').collect(), to.split('/').collect());
    let shared = a.iter().zip(&b).take_while(|(a, b)| a == b).count();
    let entry = |path: &[&str]| (path.get(shared) != Some(&"mod.rs")).then(|| path[..=shared].join("/"));
    Some([entry(&a)?, entry(&b)?])
}

fn module_of(file: &str) -> Names {
    let inside = file.rsplit_once("src/").map_or(file, |(_, inside)| inside).trim_end_matches(".rs");
    let mut names: Names = inside.split('/').map(str::to_owned).collect();
    if names.last().is_some_and(|last| last == "mod") || matches!(&names[..], [only] if only == "lib") {
        names.pop();
    }
    names
}

impl Sources {
    /// The path from the root of the package. `None` for other packages, and for names that are not modules.
    fn absolute(&self, module: &[String], path: &[String]) -> Option<Names> {
        let (first, rest) = path.split_first()?;
        let mut base = match first.as_str() {
            "crate" => Vec::new(),
            "self" => module.to_vec(),
            "super" => module.split_last()?.1.to_vec(),
            name => {
                let child = [module, &[name.to_owned()]].concat();
                if self.files.contains_key(&child) {
                    child
                } else {
                    let import = self.import(module, name)?;
                    // A name that is imported from itself is another package.
                    if import.first().map(String::as_str) == Some(name) {
                        return None;
                    }
                    self.absolute(module, import)?
                }
            }
        };
        for name in rest {
            if name == "super" {
                base.pop();
            } else {
                base.push(name.clone());
            }
        }
        Some(base)
    }

    fn import(&self, module: &[String], name: &str) -> Option<&Names> {
        self.imports.get(module)?.get(name)
    }

    /// The file that defines an item, through re-exports. `None` for a module.
    fn resolve(&self, path: &[String], depth: usize) -> Option<String> {
        if self.files.contains_key(path) {
            return None;
        }
        let length = (0..path.len()).rev().find(|length| self.files.contains_key(&path[..*length]))?;
        let (module, rest) = path.split_at(length);
        if let Some(import) = self.import(module, &rest[0])
            && depth < 8
            && let Some(handed) = self.absolute(module, import)
        {
            return self.resolve(&[&handed[..], &rest[1..]].concat(), depth + 1);
        }
        self.files.get(module).cloned()
    }

    fn read(&mut self, file: &str, source: &str) {
        let tokens = tokens(source);
        let outer = module_of(file);
        // The open inline modules, each with the brace depth at which it ends.
        let (mut inline, mut depth): (Vec<(String, usize)>, usize) = (Vec::new(), 0);
        let mut at = 0;
        while at < tokens.len() {
            let module: Names = outer.iter().chain(inline.iter().map(|(name, _)| name)).cloned().collect();
            match tokens[at].as_str() {
                // `use<…>` in type bounds is not an import.
                "use" if tokens[at + 1] != "<" => {
                    let end = at + tokens[at..].iter().position(|token| token == ";").expect("the end of an import");
                    let mut entries = Vec::new();
                    tree(&mut tokens[at + 1..end].iter().peekable(), &[], &mut entries);
                    for (name, path) in entries {
                        self.paths.push((file.to_owned(), module.clone(), path.clone()));
                        self.imports.entry(module.clone()).or_default().insert(name, path);
                    }
                    at = end;
                }
                "mod" if tokens.get(at + 2).is_some_and(|token| token == "{") => {
                    inline.push((tokens[at + 1].clone(), depth));
                    depth += 1;
                    at += 2;
                }
                "{" => depth += 1,
                "}" => {
                    depth -= 1;
                    inline.pop_if(|(_, ends)| *ends == depth);
                }
                "::" if at > 0 && is_name(&tokens[at - 1]) && (at < 2 || tokens[at - 2] != "::") => {
                    let steps = tokens[at..].chunks_exact(2);
                    let names = steps.map_while(|step| (step[0] == "::" && is_name(&step[1])).then(|| &step[1]));
                    let path = std::iter::once(&tokens[at - 1]).chain(names).cloned().collect();
                    self.paths.push((file.to_owned(), module, path));
                }
                _ => {}
            }
            at += 1;
        }
    }
}

fn is_name(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Flattens the tree of a `use` into names with their paths.
fn tree<'a>(
    tokens: &mut std::iter::Peekable<impl Iterator<Item = &'a String>>,
    base: &[String],
    into: &mut Vec<(String, Names)>,
) {
    let mut path = base.to_vec();
    let mut named = None;
    while let Some(token) = tokens.next() {
        match token.as_str() {
            "::" => {}
            "{" => {
                while tokens.next_if(|token| *token == "}").is_none() && tokens.peek().is_some() {
                    tree(tokens, &path, into);
                    tokens.next_if(|token| *token == ",");
                }
                return;
            }
            "as" => named = tokens.next().cloned(),
            name => path.push(name.to_owned()),
        }
        if tokens.peek().is_none_or(|token| *token == "," || *token == "}") {
            break;
        }
    }
    // `self` in a group names the module itself.
    if path.len() > 1 {
        path.pop_if(|last| last == "self");
    }
    if let Some(last) = path.last().cloned() {
        into.push((named.unwrap_or(last), path));
    }
}

/// The tokens of a source, without comments and literals.
fn tokens(source: &str) -> Vec<String> {
    let mut all = Vec::new();
    flatten(source.parse().expect("Rust code"), &mut all);
    all
}

fn flatten(stream: TokenStream, all: &mut Vec<String>) {
    let mut joint = false;
    for token in stream {
        let joins = std::mem::take(&mut joint);
        match token {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                all.push(open.to_owned());
                flatten(group.stream(), all);
                all.push(close.to_owned());
            }
            TokenTree::Ident(name) => all.push(name.to_string()),
            TokenTree::Punct(mark) => {
                joint = mark.spacing() == Spacing::Joint && mark.as_char() == ':';
                match all.last_mut() {
                    Some(last) if joins && mark.as_char() == ':' => last.push(':'),
                    _ => all.push(mark.as_char().to_string()),
                }
            }
            TokenTree::Literal(_) => {}
        }
    }
}

fn graph(files: &[(&str, &str)]) -> Graph {
    Graph::of(&files.iter().map(|(file, source)| (format!("src/{file}"), (*source).to_owned())).collect())
}

#[test]
fn all_forms_of_imports_and_paths_are_found() {
    let graph = graph(&[
        ("lib.rs", "mod a; mod b; mod c;"),
        ("a.rs", "use super::{b::{self, B}, c::*};\nfn f() { b::g(); std::mem::take(x); } // crate::c::no"),
        ("b.rs", "pub struct B; pub fn g() { let text = \"crate::a::A\"; let c = '\"'; crate::c::C }"),
        ("c.rs", "mod tests { use super::*; use crate::a as other; fn f<'a>() { other::f() } }"),
    ]);
    let to = |file: &str| graph.edges[file].iter().map(String::as_str).collect::<Vec<_>>();
    assert_eq!(to("src/a.rs"), ["src/b.rs", "src/c.rs"]);
    assert_eq!(to("src/b.rs"), ["src/c.rs"]);
    assert_eq!(to("src/c.rs"), ["src/a.rs"]);
    assert_eq!(graph.cycles(), [["src/a.rs", "src/b.rs", "src/c.rs"].map(str::to_owned).into()]);
}

#[test]
fn re_exports_lead_to_the_defining_file() {
    let graph = graph(&[
        ("lib.rs", "pub mod m; mod user;"),
        ("m/mod.rs", "mod inner; mod other; pub use inner::{Item, Item as Twin}; pub struct Own;"),
        ("m/inner.rs", "use super::Own; pub struct Item;"),
        ("m/other.rs", "use super::Item;"),
        ("user.rs", "use crate::m::Twin;"),
    ]);
    let to = |file: &str| graph.edges[file].iter().map(String::as_str).collect::<Vec<_>>();
    assert_eq!(to("src/user.rs"), ["src/m/inner.rs"]);
    assert_eq!(to("src/m/other.rs"), ["src/m/inner.rs"]);
    assert_eq!(graph.cycles(), [["src/m/inner.rs", "src/m/mod.rs"].map(str::to_owned).into()]);
}

#[test]
fn cycles_of_folders_are_found_through_re_exports() {
    let sources = [
        ("lib.rs", "mod a; mod b; mod hub;"),
        ("hub.rs", "pub use crate::b::item::Item;"),
        ("a/mod.rs", "mod part; pub mod own; pub use part::Part;"),
        ("a/part.rs", "use super::own::Own; use crate::hub::Item; pub struct Part;"),
        ("a/own.rs", "pub struct Own;"),
        ("b/mod.rs", "pub mod item;"),
        ("b/item.rs", "pub struct Item;"),
    ];
    assert!(graph(&sources).folder_cycles().is_empty());
    let planted = ("b/item.rs", "use crate::a::Own; pub struct Item;");
    let own = ("a/mod.rs", "mod part; pub mod own; pub use own::Own;");
    let cyclic: Vec<_> = sources[..2].iter().chain(&[own]).chain(&sources[3..6]).chain(&[planted]).copied().collect();
    assert_eq!(graph(&cyclic).folder_cycles(), ["src/a, src/b"]);
}
