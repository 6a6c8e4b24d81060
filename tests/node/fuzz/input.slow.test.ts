import fc from 'fast-check';
import {
  addressQuery,
  QUERY_LIMIT,
  wordsOfAddress,
} from '../../../src/components/search/addressQuery';
import {
  fromMarkup,
  plainText,
  toMarkup,
} from '../../../src/components/search/markup';
import {markText} from '../../../src/components/search/engine/mark';
import {tokenize} from '../../../src/components/search/engine/tokens';
import {hostilePath, hostileText, many} from './support';

describe('a query', () => {
  test('is taken from the address whole, cut to its limit, and never from a page for tokens', () => {
    fc.assert(
      fc.property(hostilePath, hostileText, (path, q) => {
        const search = `?${new URLSearchParams({q, other: q}).toString()}`;
        const asked = addressQuery(path, search);
        if (asked !== undefined) {
          expect(asked.query.length).toBeLessThanOrEqual(QUERY_LIMIT);
          expect(new URLSearchParams(asked.rest).has('q')).toBe(false);
        }
        expect(addressQuery(`/tool${path}`, search)).toBeUndefined();
        expect(wordsOfAddress(path)).not.toMatch(/[<>"'&]/);
      }),
      many,
    );
  });

  test('is shown as text, with nothing but marks around it', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (text, query) => {
        const words = new Set(tokenize(query).map(({term}) => term));
        const html = toMarkup(markText(text, words));
        expect(html.replace(/<\/?mark>/g, '')).not.toMatch(/[<>"']/);
        expect(plainText(markText(text, words))).toBe(text);
        expect(
          toMarkup(fromMarkup(text)).replace(/<\/?mark>/g, ''),
        ).not.toMatch(/[<>"']/);
      }),
      many,
    );
  });
});
