import {
  headingIds,
  imagePattern,
  prose,
  readPages,
  withoutCode,
} from '../support/pages';

const english = readPages('en');
const chinese = readPages('zh');
const both = [
  ...english.map((page) => ({...page, name: `docs/${page.path}`})),
  ...chinese.map((page) => ({...page, name: `zh: ${page.path}`})),
];
const chineseByPath = new Map(chinese.map((page) => [page.path, page]));
const translated = english.filter(({path}) => chineseByPath.has(path));

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

describe('a reader who changes the language', () => {
  it('finds pages to read at all', () => {
    expect(english.length).toBeGreaterThan(15);
  });

  it('finds nearly every page in both languages', () => {
    // A new page may be written in either of them first; readers of the other get it with a notice.
    expect(translated.length).toBeGreaterThan(0.9 * english.length);
    expect(translated.length).toBeGreaterThan(0.9 * chinese.length);
  });

  it.each(translated)('stays at the same heading of $path', ({path, text}) => {
    expect(headingIds(chineseByPath.get(path)?.text ?? '')).toEqual(
      headingIds(text),
    );
  });

  it.each(translated)(
    'finds the same code and facts on $path',
    ({path, text}) => {
      const other = chineseByPath.get(path)?.text ?? '';
      expect(fenced(other)).toEqual(fenced(text));
      expect(blocks(other)).toEqual(blocks(text));
    },
  );
});

describe('a link to a heading', () => {
  it.each(both)('has an id of its own to lead to on $name', ({text}) => {
    const ids = headingIds(text);
    expect(ids.filter((id) => id.endsWith('(no id)'))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a link between pages', () => {
  it.each(both)(
    'names a file, and so stays in its language, on $name',
    ({text}) => {
      const withoutImages = withoutCode(text).replace(imagePattern, '');
      const targets = [...withoutImages.matchAll(/\]\(([^)\s]+)\)/g)].map(
        ([, target = '']) => target,
      );
      const wrong = targets.filter(
        (target) =>
          // Files that the build makes have addresses only.
          !/^(https:\/\/|#|pathname:\/\/\/(zh\/)?(openapi\.json|box\/alist-docs-(en|zh)\.zip(\.sha256)?)$|\.{1,2}\/[\w./-]+\.md(#[\w-]+)?$)/.test(
            target,
          ),
      );
      expect(wrong).toEqual([]);
    },
  );
});

describe('a reader without Chinese', () => {
  it.each(english)(
    'meets Han characters on $path only as a name in brackets',
    ({text}) => {
      const outsideBrackets = prose(text).replace(/\([^()]*\)/g, '');
      expect(outsideBrackets.match(/\p{Script=Han}+/gu) ?? []).toEqual([]);
    },
  );
});

describe('a reader without English', () => {
  it.each(chinese)('meets no English sentence on $path', ({text}) => {
    const runs = prose(text).match(/(?:[A-Za-z][\w'’-]*[ ,]+){6,}[A-Za-z]/g);
    expect(runs ?? []).toEqual([]);
  });

  it.each(chinese)('reads Chinese on $path', ({text}) => {
    expect(prose(text)).toMatch(/\p{Script=Han}{4}/u);
  });
});

describe('a reader who hears a table', () => {
  it.each(both)('is told what each column is on $name', ({text}) => {
    const heads = withoutCode(text).matchAll(
      /^ *(\|.*\|) *\n *\|(?: *:?-+:? *\|)+ *$/gm,
    );
    const unnamed = [...heads].filter(([, head = '']) => /\| +\|/.test(head));
    expect(unnamed.map(([, head]) => head)).toEqual([]);
  });
});
