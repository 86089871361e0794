// The lines of Markdown documents.

/** The lines of a Markdown text. `code` is the language of the fenced block that has the line ("" if it names none), else undefined. */
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

/** A line of an indented code block, or of a paragraph that is indented as much. */
export const indented = (line) => /^( {4}|\t)/.test(line);
