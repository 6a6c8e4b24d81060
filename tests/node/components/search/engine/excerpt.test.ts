import {
  excerptOf,
  openText,
} from '../../../../../src/components/search/engine/excerpt';

/** What a reader sees of a text as the result of a search, with the matches in brackets. */
function shown(text: string, ...words: string[]): string | undefined {
  return excerptOf(openText(text), new Set(words))
    ?.map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');
}

const filler =
  'Words that nobody looks for fill this sentence until it is long enough. ';

test('a reader sees the sentence with the match from its beginning', () => {
  expect(
    shown(`${filler.repeat(3)}Copy the cookie into the form.`, 'cookie'),
  ).toBe('Copy the [cookie] into the form.');
});

test('a reader sees where a sentence continues', () => {
  const text = shown(`Copy the cookie. ${filler.repeat(4)}`, 'cookie');
  expect(text).toMatch(
    /^Copy the \[cookie\]\. Words .* (?:fill|this|is|it) …$/,
  );
  expect(text?.length).toBeLessThan(160);
});

test('a reader sees whole words where a sentence is long', () => {
  const long = 'unbroken sentence '.repeat(30);
  expect(shown(`${long}cookie ${long}`, 'cookie')).toMatch(
    /^…(?:unbroken |sentence )+\[cookie\] (?:unbroken |sentence )+…$/,
  );
});

test('a reader sees prose rather than code that matches as well', () => {
  expect(
    shown('\tproxy_pass here;\n\tproxy on;\nTurn the proxy on.', 'proxy'),
  ).toBe('Turn the [proxy] on.');
});

test('a reader sees code that matches much better, without the prose around it', () => {
  expect(
    shown(
      'Set the size.\n\tclient_body_size 20m;\n\tnext;\nThen go on.',
      ...['client', 'body', 'size', '20m'],
    ),
  ).toBe('[client]_[body]_[size] [20m]; next;');
});

test('a reader sees the cells of a row apart', () => {
  expect(shown('Message\nRemedy\ntoken expired\nSign in again.', 'token')).toBe(
    '[token] expired · Sign in again.',
  );
});

test('a reader of Chinese sees no space after a full stop', () => {
  expect(shown('再复制令牌。\n最后保存一遍。', '令牌')).toBe(
    '再复制[令牌]。最后保存一遍。',
  );
});

test('a reader of Chinese sees the sentence with the match', () => {
  expect(
    shown(`${'这一句没有人要找，只是为了够长。'.repeat(6)}复制令牌。`, '令牌'),
  ).toBe('复制[令牌]。');
});

test('a reader sees no text that matches nothing', () => {
  expect(shown('Nothing here.', 'token')).toBeUndefined();
});
