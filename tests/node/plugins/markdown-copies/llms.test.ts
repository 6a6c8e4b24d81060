import {
  llmsFullText,
  llmsText,
} from '../../../../src/plugins/markdown-copies/llms';

const head = {title: 'Docs', summary: 'What it is.', note: 'Describes v1.'};
const page = {title: 'A [b]', description: 'Does it.', address: '/a.md'};

test('a program finds a title, a summary and groups of links, without empty ones', () => {
  const text = llmsText(head, [
    {title: 'Guide', pages: [page]},
    {title: 'Optional', pages: []},
  ]);
  expect(text).toBe(
    '# Docs\n\n> What it is.\n\nDescribes v1.\n\n## Guide\n\n- [A \\[b\\]](/a.md): Does it.\n',
  );
});

test('a program finds all pages in one file, told apart by a rule', () => {
  expect(llmsFullText(head, ['# A\n\nText.\n', '# B\n'])).toBe(
    '# Docs\n\n> What it is.\n\nDescribes v1.\n\n---\n\n# A\n\nText.\n\n---\n\n# B\n',
  );
});
