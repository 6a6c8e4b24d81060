import {headingIds, prose, readPages, withoutCode} from '../support/pages';

const english = readPages('en').map((page) => ({
  ...page,
  name: `docs/${page.path}`,
}));
const chinese = readPages('zh').map((page) => ({
  ...page,
  name: `zh: ${page.path}`,
}));
const both = [...english, ...chinese];
const translated = english.flatMap((page) =>
  chinese
    .filter(({path}) => path === page.path)
    .map(({text: other}) => ({...page, other})),
);

function fenced(text: string): string[] {
  return [...text.matchAll(/^ *```+(\w+)/gm)].map(
    ([, language = '']) => language,
  );
}

function blocks(text: string): string[] {
  const source = withoutCode(text);
  const facts = [...source.matchAll(/<[A-Z]\w*[^>]*>/g)].map(([tag]) => tag);
  const containers = [...source.matchAll(/^ *:{3,}[\w-]+.*$/gm)].map(([line]) =>
    // Labels are words; which tab is open first, and the value that its own name gives, may differ.
    line.trim().replace(/\[[^\]]*\]|\bdefault\b|\bvalue=[\w-]+|\{ *\}/g, ''),
  );
  return [...facts, ...containers.map((line) => line.replace(/\{ *\}/g, ''))];
}

/** Pages that break a rule, each with what is wrong there. */
function offenders<P extends {name: string}>(
  pages: readonly P[],
  wrongOn: (page: P) => readonly unknown[],
): Record<string, readonly unknown[]> {
  expect(pages.length).toBeGreaterThan(100);
  return Object.fromEntries(
    pages
      .map((page) => [page.name, wrongOn(page)] as const)
      .filter(([, wrong]) => wrong.length > 0),
  );
}

/** Where two lists differ first. */
function difference(
  one: readonly string[],
  other: readonly string[],
): readonly unknown[] {
  const at = one.findIndex((entry, index) => entry !== other[index]);
  const place = at === -1 && one.length !== other.length ? one.length : at;
  return place === -1 ? [] : [{en: one[place], zh: other[place]}];
}

describe('a reader who changes the language', () => {
  it('finds nearly every page in both languages', () => {
    // A new page may be written in either of them first; readers of the other get it with a notice.
    expect(translated.length).toBeGreaterThan(0.9 * english.length);
    expect(translated.length).toBeGreaterThan(0.9 * chinese.length);
  });

  it('stays at the same heading', () => {
    expect(
      offenders(translated, ({text, other}) =>
        difference(headingIds(text), headingIds(other)),
      ),
    ).toEqual({});
  });

  it('finds the same code and facts', () => {
    expect(
      offenders(translated, ({text, other}) => [
        ...difference(fenced(text), fenced(other)),
        ...difference(blocks(text), blocks(other)),
      ]),
    ).toEqual({});
  });
});

test('a reader without Chinese meets Han characters only as a name in brackets', () => {
  expect(
    offenders(english, ({text}) => {
      const outsideBrackets = prose(text).replace(/\([^()]*\)/g, '');
      return outsideBrackets.match(/\p{Script=Han}+/gu) ?? [];
    }),
  ).toEqual({});
});

describe('a reader without English', () => {
  it('meets no English sentence', () => {
    expect(
      offenders(
        chinese,
        ({text}) =>
          prose(text).match(/(?:[A-Za-z][\w'’-]*[ ,]+){6,}[A-Za-z]/g) ?? [],
      ),
    ).toEqual({});
  });

  it('reads Chinese', () => {
    expect(
      offenders(chinese, ({text}) =>
        /\p{Script=Han}{4}/u.test(prose(text)) ? [] : ['no Chinese'],
      ),
    ).toEqual({});
  });
});

test('a reader who hears a table is told what each column is', () => {
  expect(
    offenders(both, ({text}) =>
      [
        ...withoutCode(text).matchAll(
          /^ *(\|.*\|) *\n *\|(?: *:?-+:? *\|)+ *$/gm,
        ),
      ]
        .map(([, head = '']) => head)
        .filter((head) => /\| +\|/.test(head)),
    ),
  ).toEqual({});
});

test('no step of a list is swallowed by the paragraph before it', () => {
  // Without a blank line, or indented too little, a number above 1 begins no list.
  const swallowed = /^(?!\s|\d+\. |[-*|:<#>]).+\n(?:[2-9]|\d\d)\. .*$/gm;
  expect('Note.\n2. Next').toMatch(swallowed);
  expect(
    offenders(both, ({text}) => withoutCode(text).match(swallowed) ?? []),
  ).toEqual({});
});
