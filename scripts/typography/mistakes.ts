import {readFileSync} from 'node:fs';
import * as autocorrect from '@huacnlee/autocorrect/autocorrect_bg.js';
import {maskMarkdown} from './maskMarkdown';

// Node needs a flag to import WebAssembly as the package's entry does: https://nodejs.org/api/esm.html#wasm-modules
const wasm = new WebAssembly.Module(
  readFileSync('node_modules/@huacnlee/autocorrect/autocorrect_bg.wasm'),
);
autocorrect.__wbg_set_wasm(
  new WebAssembly.Instance(wasm, {
    './autocorrect_bg.js': {...autocorrect},
  }).exports,
);
autocorrect.loadConfig(readFileSync('.autocorrectrc', 'utf8'));

export interface Mistake {
  /** Both from 1. */
  line: number;
  column: number;
  found: string;
  instead: string;
}

interface Pattern {
  pattern: RegExp;
  /** The replacement, or (where a person must decide) advice. */
  instead: (found: string) => string;
  canFix: boolean;
}

const fullWidth: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '!': '！',
  '?': '？',
};

/** What autocorrect does not handle. Each pattern is applied to prose only. */
const patterns: readonly Pattern[] = [
  {
    pattern:
      /(?<=\p{Script=Han})(?:[,;:?]|!(?!\[))|(?<=`)[,;](?=\s?\p{Script=Han})/gu,
    instead: (found) => fullWidth[found] ?? found,
    canFix: true,
  },
  {
    pattern: /(?<=\p{Script=Han})(?=`)|(?<=x`+)(?=\p{Script=Han})/gu,
    instead: () => ' ',
    canFix: true,
  },
  {pattern: /您/g, instead: () => '你', canFix: true},
  {
    pattern: /(?<=\p{Script=Han})\(|\)(?=\p{Script=Han})/gu,
    instead: () => 'full-width brackets （）',
    canFix: false,
  },
  {
    pattern: /(?<=\p{Script=Han})"|"(?=\p{Script=Han})/gu,
    instead: () => 'full-width quotation marks “”',
    canFix: false,
  },
];

function placeOf(text: string, offset: number) {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
}

const isWithin = (outer: Mistake, {line, column}: Mistake) =>
  line === outer.line &&
  column >= outer.column &&
  column < outer.column + outer.found.length;

/** autocorrect chooses a parser by file name; a single sentence is a short page. */
const pageName = 'page.md';

/** Every mistake in a Chinese text written in Markdown, in reading order. */
export function findMistakes(text: string): Mistake[] {
  const theirs = autocorrect.lintFor(text, pageName).lines.map((line) => ({
    line: line.l,
    column: line.c,
    found: line.old,
    instead: line.new,
  }));
  const prose = maskMarkdown(text);
  const ours = patterns
    .flatMap(({pattern, instead}) =>
      [...prose.matchAll(pattern)].map(({0: match, index}) => {
        const around = text.slice(Math.max(0, index - 8), index + 8);
        const found = around.replace(/\s+/g, ' ').trim();
        return {...placeOf(text, index), found, instead: instead(match)};
      }),
    )
    .filter((own) => !theirs.some((known) => isWithin(known, own)));
  return [...theirs, ...ours].sort(
    (a, b) => a.line - b.line || a.column - b.column,
  );
}

/** The text with everything corrected that needs no decision. */
export function fixTypography(text: string): string {
  const fixable = patterns.filter(({canFix}) => canFix);
  return fixable.reduce((current, {pattern, instead}) => {
    const matches = [...maskMarkdown(current).matchAll(pattern)].reverse();
    return matches.reduce(
      (result, {0: found, index}) =>
        result.slice(0, index) +
        instead(found) +
        result.slice(index + found.length),
      current,
    );
  }, autocorrect.formatFor(text, pageName).out);
}
