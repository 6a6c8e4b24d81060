import type {CorePage} from '../../../src/components/search/indexFiles';
import {markdownLines} from '../../../src/lib/markdownLines';

export interface CopySection {
  id: string;
  level: number;
  heading: string;
  text: string;
}

export interface SplitCopy {
  /** What comes before the first heading below the title. */
  intro: string;
  sections: readonly CopySection[];
}

/** Headings of the copy have marks of Markdown that those of the index lack. */
const plainHeading = (heading: string) =>
  heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*\\]/g, '');

/** Splits a page's Markdown copy at the headings that the search index names. */
export function splitCopy(copy: string, page: CorePage): SplitCopy {
  const named = page.sections.filter(([id]) => id !== '');
  const sections: {
    id: string;
    level: number;
    heading: string;
    lines: string[];
  }[] = [];
  const intro: string[] = [];
  let next = 0;
  for (const {line, isCode} of markdownLines(copy)) {
    const heading = isCode ? undefined : /^#{2,6} (.*)$/.exec(line)?.[1];
    const found =
      heading === undefined
        ? -1
        : named.findIndex(
            ([, , text], index) =>
              index >= next && text === plainHeading(heading),
          );
    const section = named[found];
    if (section !== undefined) {
      const [id, level, text] = section;
      sections.push({id, level, heading: text, lines: []});
      next = found + 1;
    }
    (sections.at(-1)?.lines ?? intro).push(line);
  }
  return {
    intro: intro.join('\n').trim(),
    sections: sections.map(({lines, ...section}) => ({
      ...section,
      text: lines.join('\n').trim(),
    })),
  };
}

export function wholeSection(
  sections: readonly CopySection[],
  index: number,
): readonly CopySection[] {
  const first = sections[index];
  if (first === undefined) {
    return [];
  }
  const after = sections.findIndex(
    ({level}, other) => other > index && level <= first.level,
  );
  return sections.slice(index, after === -1 ? undefined : after);
}
