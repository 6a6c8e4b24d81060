/** A heading of a document with its id, as authors write it: `## Get the token {/* #get-the-token *\/}`. */
const HEADING = /^#{1,6} (.+?) *\{\/\* *#([^ ]+) *\*\/\} *$/gm;

/** Marks of emphasis, code and links around the words of a heading. */
function plain(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
}

/** The title of a document, by the empty name, and its headings by their ids. */
export function headingsOf(document: string): Record<string, string> {
  const [frontMatter = ''] = /^---\r?\n[^]*?\n---\r?\n/.exec(document) ?? [];
  const [, title = ''] = /^title: *(.+?) *$/m.exec(frontMatter) ?? [];
  const headings = Array.from(
    document.matchAll(HEADING),
    ([, text = '', id = '']) => [id, plain(text)] as const,
  );
  return {
    '': title.replace(/^(['"])(.*)\1$/, '$2'),
    ...Object.fromEntries(headings),
  };
}
