//! Limits the length of functions. Clippy does not check functions with attributes such as `#[component]`.

use crate::{root, sources};
use syn::visit::{self, Visit};

/// The largest number of code lines in a block, as in clippy.toml. A function body is a block.
const MAX_LINES: usize = 80;

#[test]
fn functions_are_short() {
    let files = ["src", "crates"].map(|folder| sources(&root().join(folder))).concat();
    let (mut seen, mut long) = (0, Vec::new());
    for file in files {
        let source = std::fs::read_to_string(&file).expect("a readable file");
        for (line, length) in blocks(&source) {
            seen += 1;
            if length > MAX_LINES {
                long.push(format!("{}:{line}: a block has {length} lines", file.display()));
            }
        }
    }
    assert!(seen > 1000, "only {seen} blocks were found");
    assert!(long.is_empty(), "{}", long.join("\n"));
}

struct Blocks<'a> {
    lines: Vec<&'a str>,
    found: Vec<(usize, usize)>,
}

impl Visit<'_> for Blocks<'_> {
    fn visit_block(&mut self, block: &syn::Block) {
        let braces = block.brace_token.span;
        let first = braces.open().start().line;
        let inside = self.lines.get(first..braces.close().start().line - 1).unwrap_or_default();
        let code = inside.iter().map(|line| line.trim()).filter(|line| !line.is_empty() && !line.starts_with("//"));
        self.found.push((first, code.count()));
        visit::visit_block(self, block);
    }
}

/// The first line of each block of a source, with its number of lines, not counting comments and empty lines.
fn blocks(source: &str) -> Vec<(usize, usize)> {
    let mut blocks = Blocks { lines: source.lines().collect(), found: Vec::new() };
    blocks.visit_file(&syn::parse_file(source).expect("Rust code"));
    blocks.found
}

#[test]
fn comments_and_empty_lines_do_not_count() {
    let source = "fn short() {}\n\n#[component]\nfn View() -> Html {\n    one();\n\n    // two\n    if three {\n        \
                  four();\n    }\n}\n";
    assert_eq!(blocks(source), [(1, 0), (4, 4), (8, 1)]);
}
