import path from 'node:path';

/** Pages of which there is one, whatever the size of the site: the start page, and the helpers, which providers lead back to. */
const single = /^(?:index\.md$|tool\/)/;

/** The name of a copy of a page, beside it, so that its links and its place in the sidebar are the same. */
export function copyName(file: string, number: number): string {
  const {dir, name, ext} = path.posix.parse(file);
  return path.posix.join(dir, `${name}-copy${number}${ext}`);
}

/** Which copies make a site of so many times its pages; paths relative to the folder of pages. */
export function copiesFor(
  files: readonly string[],
  times: number,
): {from: string; to: string; number: number}[] {
  return files
    .filter((file) => file.endsWith('.md') && !single.test(file))
    .flatMap((from) =>
      Array.from({length: times - 1}, (_, index) => ({
        from,
        to: copyName(from, index + 2),
        number: index + 2,
      })),
    );
}

/** A page with a title of its own, as a new page would have. */
export function copiedText(text: string, number: number): string {
  return text.replace(/^(title: .*)$/m, `$1 ${number}`);
}
