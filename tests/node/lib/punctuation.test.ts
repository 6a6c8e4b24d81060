import {
  bracketed,
  closed,
  inOneLine,
  labelled,
  listed,
  sentences,
} from '../../../src/lib/punctuation';

test('English is joined with spaces', () => {
  expect(labelled('Since', 'v3.40.0')).toBe('Since: v3.40.0');
  expect(sentences('Any account', 'A token')).toBe('Any account. A token');
  expect(listed(['Cookie', 'token'])).toBe('Cookie, token');
  expect(bracketed('Upload', 'write')).toBe('Upload (write)');
  expect(closed('Since v3.40.0')).toBe('Since v3.40.0.');
  expect(inOneLine(['It waits.', 'Then it stops.'])).toBe(
    'It waits. Then it stops.',
  );
});

test('Chinese is joined with full-width signs, also where one part is Latin', () => {
  expect(labelled('起始版本', 'v3.40.0')).toBe('起始版本：v3.40.0');
  expect(sentences('任意账号', '账号令牌')).toBe('任意账号。账号令牌');
  expect(listed(['Cookie', '令牌'])).toBe('Cookie、令牌');
  expect(bracketed('上传', 'write')).toBe('上传（write）');
  expect(closed('自 v3.40.0 起')).toBe('自 v3.40.0 起。');
  expect(inOneLine(['每秒一次。', '之后停止。'])).toBe('每秒一次。之后停止。');
});
