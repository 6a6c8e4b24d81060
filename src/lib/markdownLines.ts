const fence = /^\s*(```+|~~~+)/;

/** The lines of a Markdown text, each with whether it is in a block of code. */
export function markdownLines(text: string): {line: string; isCode: boolean}[] {
  let closing: string | undefined;
  return text.split(/\r?\n/).map((line) => {
    const [, mark] = fence.exec(line) ?? [];
    if (mark !== undefined && closing === undefined) {
      closing = mark;
    } else if (mark?.startsWith(closing ?? mark) === true) {
      closing = undefined;
    }
    return {line, isCode: closing !== undefined};
  });
}
