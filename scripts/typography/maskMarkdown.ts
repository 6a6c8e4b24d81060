/** Replaces text that is not prose with spaces of the same length, so that positions stay the same. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

const frontMatter = /^---\r?\n[\s\S]*?\n---\r?\n/;
/** A block of code. */
export const fence = /^([ \t>]*)(`{3,}|~{3,})[\s\S]*?^\1\2[`~]*[ \t]*$/gm;
const codeSpan = /(`+)(?!`)([^\n]*?[^`\n])\1(?!`)/g;

/** MDX comments and expressions, tags with their attributes, the targets of links, names and attributes of blocks, and bare addresses. */
const notProse =
  /\{\/\*[\s\S]*?\*\/\}|<\/?[A-Za-z][^>]*>|\]\([^)\n]*\)|:+[a-z][a-z-]*(?=[[{])|\]\{[^}\n]*\}|https?:\/\/[\w./:?=&%#~@+-]+/g;

/**
 * A page of the same length in which only prose is left. Code spans keep their backticks and have `x` inside, because prose needs a space
 * beside them.
 */
export function maskMarkdown(page: string): string {
  return page
    .replace(frontMatter, (text) => text.replace(/["']/g, ' '))
    .replace(fence, blank)
    .replace(
      codeSpan,
      (span: string, ticks: string) =>
        `${ticks}${'x'.repeat(span.length - 2 * ticks.length)}${ticks}`,
    )
    .replace(notProse, blank);
}
