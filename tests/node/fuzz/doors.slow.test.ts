import fc from 'fast-check';
import {parse, type DefaultTreeAdapterMap} from 'parse5';
import {parseOrThrow} from '../../../src/lib/describeIssues';
import {toolSettings} from '../../../src/lib/environment';
import {
  pageFrontMatter,
  toDocusaurusFields,
} from '../../../src/lib/frontMatter';
import {
  chosenEndpoint,
  endpointAddress,
  offeredEndpoints,
  storedEndpoint,
} from '../../../src/lib/endpoints';
import {
  prepareNotices,
  sanitizeContent,
} from '../../../src/plugins/notices/prepareNotices';
import {hostileText, many, origin} from './support';

/** What a door says no with: the place, and what was found. */
function answerOf<T>(ask: () => T): T | string {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Error && error.name === 'Error') {
      return error.message;
    }
    throw error;
  }
}

const value = fc.oneof(
  hostileText,
  fc.boolean(),
  fc.integer(),
  fc.array(hostileText, {maxLength: 3}),
  fc.anything({maxDepth: 2}),
);

describe('front matter', () => {
  const names = Object.keys(pageFrontMatter.shape);

  test('of any kind is read, or refused with its file and what was found', () => {
    const fields = fc.dictionary(
      fc.oneof(fc.constantFrom(...names), hostileText),
      value,
      {maxKeys: 6},
    );
    fc.assert(
      fc.property(fields, (written) => {
        const page = answerOf(() =>
          parseOrThrow(pageFrontMatter, written, 'docs/a.md'),
        );
        if (typeof page === 'string') {
          expect(page).toContain('docs/a.md');
        } else {
          expect(names).toEqual(expect.arrayContaining(Object.keys(page)));
          expect(() => toDocusaurusFields(page, undefined)).not.toThrow();
        }
      }),
      many,
    );
  });
});

/** Names of elements and attributes in HTML, as a browser reads it. */
function namesIn(html: string): {
  tags: string[];
  attributes: string[];
  links: string[];
} {
  const found = {
    tags: [] as string[],
    attributes: [] as string[],
    links: [] as string[],
  };
  const walk = (node: DefaultTreeAdapterMap['childNode']) => {
    if ('tagName' in node) {
      found.tags.push(node.tagName);
      node.attrs.forEach(({name, value: text}) => {
        found.attributes.push(name);
        if (name === 'href') {
          found.links.push(text);
        }
      });
    }
    if ('childNodes' in node) {
      node.childNodes.forEach(walk);
    }
  };
  parse(`<!doctype html><body>${html}`).childNodes.forEach(walk);
  return found;
}

describe('a notice', () => {
  const harmless = /^(?:html|head|body|p|br|ul|ol|li|strong|b|em|code|kbd|a)$/;

  /** A link with credentials stops the build, so nothing of it is shown. */
  const sanitizedOrRefused = (html: string): string => {
    try {
      return sanitizeContent(html);
    } catch (error) {
      expect(String(error)).toContain('with a user name or a password');
      return '';
    }
  };

  test('of any content holds nothing that runs, loads or leads to a script', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (one, other) => {
        const html = sanitizedOrRefused(
          `<p onclick="x()">${one}<a href="${other}">${other}</a><svg><style>${one}`,
        );
        const {tags, attributes, links} = namesIn(html);
        expect(tags.filter((name) => !harmless.test(name))).toEqual([]);
        expect(
          attributes.filter((name) => !/^(?:href|target|rel)$/.test(name)),
        ).toEqual([]);
        const schemes = links
          .filter((link) => URL.canParse(link, origin))
          .map((link) => new URL(link, origin).protocol);
        expect(schemes.filter((scheme) => !/^https?:$/.test(scheme))).toEqual(
          [],
        );
      }),
      many,
    );
  });

  test('of any form is prepared, or refused with the file to look at', () => {
    const entry = fc.record(
      {
        path: value,
        match: fc.oneof(value, fc.constant(/./)),
        title: value,
        content: value,
        actions: fc.oneof(
          value,
          fc.array(fc.record({text: hostileText, link: hostileText}), {
            maxLength: 2,
          }),
        ),
        noticeKey: value,
      },
      {requiredKeys: ['title', 'content']},
    );
    fc.assert(
      fc.property(entry, (written) => {
        const notices = answerOf(() => prepareNotices([written]));
        if (typeof notices === 'string') {
          expect(notices).toContain('src/config/notices.ts');
        } else {
          expect(notices).toHaveLength(1);
        }
      }),
      many,
    );
  });
});

describe('the table of endpoints', () => {
  test('takes an address, or names the variable that holds none', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostileText,
          hostileText.map((text) => `https://${text}`),
          fc.webUrl(),
        ),
        (address) => {
          const settings = answerOf(() =>
            toolSettings({API_ENDPOINT_CF: address}, {}),
          );
          if (typeof settings === 'string') {
            expect(settings).toContain('API_ENDPOINT_CF');
          } else if (settings.endpoints.cf !== undefined) {
            const {protocol, username, search, hash} = new URL(
              settings.endpoints.cf,
              'https://docs.example',
            );
            expect(protocol).toMatch(/^https?:$/);
            expect(username + search + hash).toBe('');
          }
        },
      ),
      many,
    );
  });

  test('offers a reader only what is in it, whatever was stored', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (stored, hostname) => {
        const key = storedEndpoint.parse(stored) ?? storedEndpoint.fallback;
        const offered = offeredEndpoints(hostname);
        const chosen = chosenEndpoint(key, offered, {});
        expect(offered).toContain(chosen);
        const at = {addresses: {}, hostname, origin: '', localPort: 3002};
        const address = endpointAddress(chosen, at, '/health');
        expect(chosen === 'local' || address === undefined).toBe(true);
      }),
      many,
    );
  });
});
