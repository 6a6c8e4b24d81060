import {sectionsOf} from '../../../../src/components/translation-status/sections';

const page = `---
title: Local
icon: folder
features:
  - title: One
order: 2
---

First words.

## Options {/* #options */}

Text.

\`\`\`md
## No heading {/* #none */}
\`\`\`

### Root {/* #root */}

More.
`;

test('a translator compares a page section by section, each with its heading', () => {
  expect(sectionsOf(page).map(({id}) => id)).toEqual(['', 'options', 'root']);
  expect(sectionsOf(page)[2]?.text).toBe('### Root {/* #root */}\n\nMore.');
});

test('the texts in the front matter belong to its introduction, its settings do not', () => {
  expect(sectionsOf(page)[0]?.text).toBe(
    'title: Local\nfeatures:\n  - title: One\n\nFirst words.',
  );
  const reordered = page
    .replace('order: 2', 'order: 3')
    .replace('folder', 'key');
  expect(sectionsOf(reordered)).toEqual(sectionsOf(page));
});

test('spaces that nobody sees change nothing', () => {
  const spaced = page.replace('Text.\n', 'Text.  \n').replaceAll('\n', '\r\n');
  expect(sectionsOf(spaced)).toEqual(sectionsOf(page));
});
