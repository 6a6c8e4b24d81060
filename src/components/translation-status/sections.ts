import {markdownLines} from '../../lib/markdownLines';

/** The section of a page before its first heading, with its title and description. */
export const INTRODUCTION = '';

/** A section of a page: what is under a heading with an id, up to the next one. */
export interface Section {
  /** Id of the heading; {@link INTRODUCTION} for the section before the first one. */
  id: string;
  text: string;
}

/** Front matter fields with text that is translated; the others are the same in every language. */
const textFields = new Set([
  'title',
  'shortTitle',
  'description',
  'heroText',
  'heroAlt',
  'tagline',
  'titles',
  'actions',
  'features',
  'highlights',
  'welcome',
  'name',
  'medias',
  'content',
]);

/** The lines of the front matter with translated text, including continuation lines. */
function translatedLines(lines: readonly string[]): string[] {
  let isKept = false;
  return lines.filter((line) => {
    const [, field] = /^(\w+):/.exec(line) ?? [];
    isKept = field === undefined ? isKept : textFields.has(field);
    return isKept;
  });
}

const heading = /^#{2,6} .*\{\/\* #([\w-]+) \*\/\}\s*$/;

/** The sections of a page's source, in their order. Spaces at the ends of lines and blank lines around a section do not count. */
export function sectionsOf(source: string): Section[] {
  const [, above = '', body = source] =
    /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  const sections = [
    {id: INTRODUCTION, lines: translatedLines(above.split(/\r?\n/))},
  ];
  for (const {line, isCode} of markdownLines(body)) {
    const [, id] = isCode ? [] : (heading.exec(line) ?? []);
    if (id !== undefined) {
      sections.push({id, lines: []});
    }
    sections.at(-1)?.lines.push(line.trimEnd());
  }
  return sections.map(({id, lines}) => ({id, text: lines.join('\n').trim()}));
}
