import {
  countWords,
  machineTime,
  readingTime,
} from '../../../../src/components/page-info/readingTime';

describe('the length of a page', () => {
  test.each<[string, string, number]>([
    ['Latin words', 'Mount a folder of your server.', 6],
    ['Chinese characters', '挂载服务器上的目录。', 9],
    ['both together', '把 OneDrive 挂载到 NAS', 6],
    ['a word with an apostrophe once', "It doesn’t, and it isn't", 5],
    ['names of files and keys once', 'config.json refresh_token v3.63.0', 3],
    ['accents and other scripts', 'Café naïve カナ', 3],
    ['numbers', 'port 5244', 2],
    ['nothing of an empty page', '', 0],
    ['no punctuation', '——，。… - | : *', 0],
  ])('counts %s', (_, source, count) => {
    expect(countWords(source)).toBe(count);
  });

  test.each<[string, string, number]>([
    ['a fact block', 'One <DriverFacts driver="Local disk" /> two', 2],
    [
      'a tag over several lines',
      '<Tabs\n  groupId="a > b"\n  x={"c d"}>\none\n</Tabs>',
      1,
    ],
    ['the id of a heading', '## Get it {/* #get-the-token */}', 2],
    ['a comment', 'one <!-- two three --> four', 2],
    ['where a link leads', '[the page](../guide/index.md#first-hour) on', 3],
    ['an address in the text', 'See https://example.org/some/page now', 2],
    ['the kind of an admonition', ':::note[Keep it]\n\nsafe\n\n:::', 3],
    ['the language of code', '```bash title="a b"\nalist server\n```', 2],
  ])('does not count %s', (_, source, count) => {
    expect(countWords(source)).toBe(count);
  });

  test.each<[string, string, number]>([
    ['code in a sentence', 'Run `alist admin set <password>` now', 6],
    ['code with a backtick in it', 'Write ``a ` <b> c`` here', 5],
    [
      'a block of code with its tags',
      '```html\n<p class="x">hi</p>\n```\nend',
      6,
    ],
    ['a block inside a list', '1. One\n   ```\n   two <three>\n   ```\n', 4],
    [
      'what stands inside a tag',
      '<TabItem value="x">three more words</TabItem>',
      3,
    ],
    ['a comparison', 'if 1 < 2 and 3 > 2', 6],
  ])('counts %s', (_, source, count) => {
    expect(countWords(source)).toBe(count);
  });
});

test.each([
  [0, 0, 'PT1M'],
  [299, 0, 'PT1M'],
  [300, 1, 'PT1M'],
  [449, 1, 'PT1M'],
  [450, 2, 'PT2M'],
  [749, 2, 'PT2M'],
  [30_000, 100, 'PT100M'],
])('the time to read %i words is %j minutes, and %s for machines', (...row) => {
  const [words, minutes, machine] = row;
  expect(readingTime(words)).toBe(minutes);
  expect(machineTime(minutes)).toBe(machine);
});
