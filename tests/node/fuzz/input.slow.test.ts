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
import {callbackParameters} from '../../../src/components/oauth-tools/callbackParameters';
import {
  validateCallback,
  storedSignIn,
} from '../../../src/components/oauth-tools/signIn';
import {webdavAddress} from '../../../src/components/webdav-address/webdavForms';
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

describe('what comes back to a callback page', () => {
  const query = fc.oneof(
    hostileText,
    fc
      .array(
        fc.tuple(
          fc.constantFrom('code', 'state', 'error', 'error_description', 'x'),
          hostileText,
        ),
        {maxLength: 5},
      )
      .map((pairs) => new URLSearchParams(pairs).toString()),
  );

  test('is understood or refused, and shows nothing that turns words around', () => {
    fc.assert(
      fc.property(query, (search) => {
        const found = callbackParameters(search);
        const texts = Object.values(found).map((text) => text ?? '');
        expect(texts.join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }),
      many,
    );
  });

  test('is never granted without the state that this tab made', () => {
    const signIn = {
      state: 'a-state-that-nobody-else-knows',
      startedAt: 1000,
      locale: 'en',
      isOwnApp: false,
      values: {clientId: 'app'},
    } as const;
    fc.assert(
      fc.property(query, fc.integer(), (search, now) => {
        const result = validateCallback(
          callbackParameters(search),
          signIn,
          now,
        );
        expect(['opened', 'refused']).toContain(result.kind);
      }),
      many,
    );
  });

  test('finds no sign-in in a storage that holds something else', () => {
    const {parse} = storedSignIn('dropbox');
    fc.assert(
      fc.property(fc.oneof(hostileText, fc.json()), (text) => {
        expect(parse(text)).toBeUndefined();
      }),
      many,
    );
  });
});

test('a WebDAV address is of the host that was entered, in characters that mean nothing to a shell, or refused', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (text, folder) => {
      const {address} = webdavAddress({
        site: `files.example.com/${text}`,
        folder,
      });
      if (address !== undefined) {
        const {hostname, pathname, password} = new URL(address.forms.url);
        expect(hostname).toBe('files.example.com');
        expect(password).toBe('');
        expect(pathname).toContain('/dav');
        expect(address.path).toMatch(/^[\w/.~%-]+$/);
      }
    }),
    many,
  );
});
