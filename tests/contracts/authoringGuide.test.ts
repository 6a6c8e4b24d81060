import {
  blocksOfMarkdown,
  factBlocks,
} from '../../src/markdown/facts/factBlocks';
import {readPages} from '../support/pages';

test.each(['en', 'zh'] as const)(
  'an author finds each block of facts in the guide in %s, and no other',
  (locale) => {
    const guide = readPages(locale).find(
      ({path}) => path === 'guide/authoring/index.md',
    );
    const rows = guide?.text.match(/^\| `<[A-Z].*\|$/gm) ?? [];
    const named = rows
      .flatMap((row) => [...row.matchAll(/`<(\w+)[^`]*\/>`/g)])
      .map(([, name]) => name);
    expect(named.length).toBeGreaterThan(30);
    expect(named.sort()).toEqual(
      [...Object.keys(factBlocks), ...blocksOfMarkdown].sort(),
    );
  },
);
