// Reads Markdown line by line.

/**
 * The lines of a Markdown text. `code` is undefined outside fenced blocks. In a fenced block it is the language of the
 * block, or "" without a language.
 */
export function lines(text) {
  let fence, language;
  return text.split("\n").map((line, at) => {
    const mark = /^ {0,3}(```+|~~~+)\s*(\w*)/.exec(line);
    const inside = fence;
    if (mark && !fence) [fence, language] = [mark[1], mark[2]];
    else if (mark && line.trim() === fence) fence = undefined;
    return { line, number: at + 1, code: inside || mark ? language : undefined };
  });
}

/** True for indented code blocks, and also for paragraphs with the same indentation. */
export const indented = (line) => /^( {4}|\t)/.test(line);
