import {
  sentencesOfData,
  sentencesOfPage,
} from '../../../../scripts/comparison/sentences';

const page = `---
title: A page
description: What it is for. Whom it helps.
order: 3
---

First sentence with a [link](./other.md#part) and
a second line. Second sentence!

| Option | Meaning of it |
| --- | --- |

- one item
- another item

\`\`\`bash
docker run it
\`\`\`

:::note[A title]

Before the code \`failed to list objs\` after the code.

:::

## 标题 {/* #title */}

第一句。第二句，还是第二句；第三句
`;

test('an author’s page is compared sentence by sentence', () => {
  expect(sentencesOfPage(page)).toEqual([
    'A page',
    'What it is for',
    'Whom it helps',
    'First sentence with a link and a second line',
    'Second sentence',
    '- one item',
    '- another item',
    'Before the code',
    'after the code',
    '## 标题',
    '第一句',
    '第二句，还是第二句',
    '第三句',
  ]);
});

test('a page that was saved on Windows has the same sentences', () => {
  expect(sentencesOfPage(page.replaceAll('\n', '\r\n'))).toEqual(
    sentencesOfPage(page),
  );
});

test('an author’s notes are compared where they are, and nothing else of the data', () => {
  const data = [
    {key: 'a key of many words', note: {en: 'One. Two `code`.', zh: '一。二'}},
  ];
  expect(sentencesOfData(data, ['en', 'zh'])).toEqual([
    'One',
    'Two',
    '一',
    '二',
  ]);
  expect(sentencesOfData(data, ['message'])).toEqual([]);
});
