import * as z from 'zod';
import {readFrontMatterLines, readJson} from '../../../src/lib/readText';

const schema = z.strictObject({name: z.string(), port: z.number().optional()});

test('JSON in order is read', () => {
  expect(readJson(schema, '{"name": "Local"}', 'local.json')).toEqual({
    name: 'Local',
  });
});

test.each([
  ['{\n  "name": "Local",\n  "port": "x"\n}', ':3: port: found "x"'],
  [
    '{\n  "name": "Local",\n  "prot": 1\n}',
    ':3: the value: found {"name":"Local","prot":1}, expected no such field; fix: remove or correct "prot"',
  ],
  ['{\n  "port": 1\n}', ':1: name: found nothing'],
  ['{\n  "name" "Local"\n}', ':2: found '],
  ['{\n  "name": "Local"\n', ':3: found '],
])('of %j a maintainer learns the line', (text, message) => {
  expect(() => readJson(schema, text, 'local.json')).toThrow(
    `local.json${message}`,
  );
});

const page = (fields: string) => `---\n${fields}\n---\n\n# Text\n`;

test.each([
  [page('title: Local\norder: 2'), ['order'], 3],
  [page('actions:\n  - text: A\n  - text: B'), ['actions', 1], 4],
  [page('title: Local').replaceAll('\n', '\r\n'), ['title'], 2],
])('in the page %j the field %j is in line %i', (source, path, line) => {
  expect(readFrontMatterLines(source, 'local.md')(path)).toBe(line);
});

test.each([
  ['title: Local: a disk', 2],
  ['title: Local\nicon: [folder', 4],
])(
  'of the front matter %j, which cannot be read, an author learns line %i',
  (fields, line) => {
    expect(() => readFrontMatterLines(page(fields), 'local.md')).toThrow(
      new RegExp(
        `^local\\.md:${String(line)}: (?!.*at line).*in quotation marks`,
      ),
    );
  },
);

test('an author without front matter, or with a full-width colon in it, learns what to write', () => {
  const read = (source: string) => () =>
    readFrontMatterLines(source, 'local.md');
  expect(read('# Local\n')).toThrow('local.md:1: found no front matter');
  expect(read(page('title: A\nicon：folder\norder: 1'))).toThrow(
    /^local\.md:3: .*write "icon: "/,
  );
});
