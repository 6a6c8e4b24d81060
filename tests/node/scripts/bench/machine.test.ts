import {
  bytesIn,
  memoryOf,
  parentIn,
} from '../../../../scripts/bench/processMemory';
import {fileAt} from '../../../../scripts/bench/staticServer';
import {parseBenchOptions} from '../../../../scripts/bench/options';
import {readReport} from '../../../../scripts/bench/lighthouse';
import {copiedText, copiesFor} from '../../../../scripts/bench/growthCopies';

test('a build holds what all its processes hold', () => {
  const all = [
    {id: 1, parent: 0, memory: 1000},
    {id: 2, parent: 1, memory: 10},
    {id: 3, parent: 2, memory: 20},
    {id: 4, parent: 3, memory: 30},
  ];
  expect(memoryOf(2, all)).toBe(60);
});

test('a process is read whatever its name is', () => {
  expect(parentIn('12 (a (b) c) S 7 12 12 0')).toBe(7);
  expect(bytesIn('Rss: 9 kB\nPss:      3 kB\nPss_Anon: 1 kB\n')).toBe(3072);
});

test('an address without a file has none', () => {
  expect(fileAt(__dirname, '/machine.test.ts')).toBe(__filename);
  expect(fileAt(__dirname, '/nothing')).toBeUndefined();
});

test('a quick run tries every part once, on few pages', () => {
  const options = parseBenchOptions(['--quick', '--only', 'taps,bytes']);
  expect(options).toMatchObject({
    parts: ['bytes', 'taps'],
    pages: ['home', 'driver'],
    samples: 1,
    growth: [],
  });
});

test('a part that does not exist is named with those that do', () => {
  expect(() => parseBenchOptions(['--only', 'speed'])).toThrow(
    '--only: found "speed", expected some of: bytes,',
  );
  expect(() => parseBenchOptions(['--growth', '--times', '1,two'])).toThrow(
    '--times: found "1,two"',
  );
});

test('a page that Lighthouse could not load is an error, not a zero', () => {
  expect(() =>
    readReport({categories: {performance: {score: null}}, audits: {}}),
  ).toThrow('categories.performance.score');
});

test('a larger site has each page several times, beside itself, and the start page once', () => {
  const copies = copiesFor(
    ['index.md', 'tool/index.md', 'faq/howto.md', 'faq/img/a.webp'],
    3,
  );
  expect(copies).toEqual([
    {from: 'faq/howto.md', to: 'faq/howto-copy2.md', number: 2},
    {from: 'faq/howto.md', to: 'faq/howto-copy3.md', number: 3},
  ]);
  expect(copiedText('---\ntitle: How to\n---\ntitle: x\n', 2)).toBe(
    '---\ntitle: How to 2\n---\ntitle: x\n',
  );
});
