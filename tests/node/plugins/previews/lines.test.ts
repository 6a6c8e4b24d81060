import {
  balancedLines,
  setText,
  unbreakableParts,
} from '../../../../src/plugins/previews/lines';

/** A font in which every character is as wide as every other. */
const measure = (text: string) => text.length;
const measureIn = (text: string, size: number) => size * measure(text);

test('an English title ends its lines between words', () => {
  expect(balancedLines('Install with Docker today', 'en', 14, measure)).toEqual(
    ['Install with', 'Docker today'],
  );
});

test('a Chinese title ends its lines between words, and Latin words stay whole', () => {
  const lines = balancedLines('用 Docker 安装与升级 AList', 'zh', 14, measure);
  expect(lines.length).toBe(2);
  expect(lines.join(' ')).toContain('Docker');
  expect(lines.join(' ')).toContain('AList');
});

test('no line begins with closing punctuation or ends with opening punctuation', () => {
  const title = '一个文件列表，管理“所有存储”（包括本机）：从这里开始。';
  const parts = unbreakableParts(title, 'zh');
  expect(parts.join('')).toBe(title);
  expect(parts.length).toBeGreaterThan(5);
  for (const part of parts) {
    expect(part).not.toMatch(/^[，”）：。]/);
    expect(part).not.toMatch(/[“（]$/);
  }
});

test('lines are of about the same width, so that no word is left alone', () => {
  const lines = balancedLines('aaaa bbbb cccc dddd e', 'en', 19, measure);
  expect(lines).toHaveLength(2);
  expect(measure(lines[1] ?? '')).toBeGreaterThan(3);
});

test('what has no place to break is broken anywhere rather than leaving the picture', () => {
  const lines = balancedLines('a'.repeat(25), 'en', 10, measure);
  expect(lines.join('')).toBe('a'.repeat(25));
  expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(10);
});

const sizes = [
  {size: 2, lines: 1},
  {size: 1, lines: 2},
];

test.each([
  ['short', 'en', 2, ['short']],
  ['a longer title', 'en', 1, ['a longer', 'title']],
] as const)('%s is set as large as it fits', (title, locale, size, lines) => {
  expect(setText(title, locale, 12, sizes, measureIn)).toEqual({size, lines});
});

test('a title that fits in no size ends in an ellipsis, within the picture', () => {
  const {lines} = setText('word '.repeat(20), 'en', 12, sizes, measureIn);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(12);
});
