import {
  filesShown,
  linkedBody,
  plainPage,
} from '../../../../scripts/bench/plainPages';

const origin = 'https://docs.example.org';

const twin = `# Local \\[storage]

> Mount a folder.

Address of this page: <${origin}/zh/guide/drivers/local.html> · Describes AList

First sentence.
`;

test('a page is its title, its description and its text, without the line with the address', () => {
  expect(plainPage('/zh/guide/drivers/local.html', twin)).toEqual({
    page: '/guide/drivers/local',
    locale: 'zh',
    title: 'Local [storage]',
    description: 'Mount a folder.',
    body: 'First sentence.\n',
  });
});

test('a twin of another form is named, not made into an empty page', () => {
  expect(() => plainPage('/guide/', 'Once upon a time')).toThrow(
    '/guide/: found "Once upon a time"',
  );
});

test('links lead to the pages of the other site, files and other sites stay', () => {
  const body = [
    `[a](${origin}/zh/guide/drivers/s3.html#keys)`,
    `[b](${origin}/faq/) ![c](${origin}/guide/img/c.webp)`,
    '[d](https://example.com/guide/)',
  ].join('\n');
  const linked = linkedBody(
    body,
    origin,
    (page, locale) => `${locale}:${page}`,
  );
  expect(linked).toBe(
    [
      '[a](zh:/guide/drivers/s3)',
      '[b](en:/faq/) ![c](/guide/img/c.webp)',
      '[d](https://example.com/guide/)',
    ].join('\n'),
  );
});

test('what stands in code is not a link', () => {
  const body = [
    '```md',
    `[a](${origin}/guide/)`,
    '```',
    `\`[b](${origin}/guide/)\` [c](${origin}/guide/)`,
  ].join('\n');
  expect(linkedBody(body, origin, () => 'HERE')).toBe(
    body.replace(`[c](${origin}/guide/)`, '[c](HERE)'),
  );
});

test('pictures of this site are found, those of others are not', () => {
  expect(
    filesShown(
      `![a](${origin}/guide/img/a%20b.webp) ![b](https://example.com/b.png)`,
      origin,
    ),
  ).toEqual(['/guide/img/a b.webp']);
});
