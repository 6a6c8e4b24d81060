// cspell:ignore downproxyurl بالعالم مرحبا
import fc from 'fast-check';
import {tokenize} from '../../../../../src/components/search/engine/tokens';

const terms = (text: string) => tokenize(text).map(({term}) => term);

describe('what a visitor types', () => {
  it.each([
    ['Han text is cut into pairs', '阿里云盘', ['阿里', '里云', '云盘']],
    ['one Han character stays', '挂', ['挂']],
    ['letters inside Han text are a word', '挂载S3桶', ['挂载', 's3', '桶']],
    ['accents and case do not count', 'Café', ['cafe']],
    [
      'full-width letters are letters',
      'ｗｅｂＤＡＶ',
      ['webdav', 'web', 'dav'],
    ],
    ['traditional Han is simplified', '網盤', ['网盘']],
    [
      'a key is found whole and in parts',
      'refresh_token',
      ['refresh', 'token', 'refresh_token'],
    ],
    [
      'humps are parts',
      'downProxyUrl',
      ['downproxyurl', 'down', 'proxy', 'url'],
    ],
    [
      'an error number is a part',
      'AADSTS7000222',
      ['aadsts7000222', 'aadsts', '7000222'],
    ],
    ['one letter is no part', 'AList', ['alist']],
    ['emoji are nothing', '👩‍👩‍👧 🚀', []],
    ['other scripts are words', 'مرحبا мир', ['مرحبا', 'мир']],
    ['markup is words', '<b onclick="x">', ['b', 'onclick', 'x']],
  ])('%s', (_, text, found) => {
    expect(terms(text)).toEqual(found);
  });

  it('is split the same way in any case', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (text) => {
        const plain = (all: string[]) => new Set(all);
        const words = tokenize(text).filter(({kind}) => kind === 'word');
        const lower = plain(terms(text.toLowerCase()));
        for (const {term} of words.filter(({term}) =>
          /^[a-z0-9]+$/.test(term),
        )) {
          expect(lower).toContain(term);
        }
      }),
    );
  });

  it('is found at its position', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), (text) => {
        for (const {start, end} of tokenize(text)) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});
