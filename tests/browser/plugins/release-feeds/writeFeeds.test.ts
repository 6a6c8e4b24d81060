// cspell:ignore parsererror jsonfeed
import records from '../../../../src/data/releases/records.json';
import {releasesSchema} from '../../../../src/data/releases/schema';
import {releaseFeeds} from '../../../../src/components/changelog/releaseFeed';
import {writeFeeds} from '../../../../src/plugins/release-feeds';

const releases = releasesSchema.parse(records);
const [rss, atom, json] = releaseFeeds;
const told = releases.filter(({changes}) => changes.length > 0);

/** The document, or what a strict parser says against it. */
function parsed(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

function feeds(locale: 'en' | 'zh', of = releases) {
  const written = writeFeeds(of, 'https://docs.example', locale);
  return {
    rss: parsed(written.get(rss.path) ?? ''),
    atom: parsed(written.get(atom.path) ?? ''),
    json: JSON.parse(written.get(json.path) ?? '') as {
      version: string;
      title: string;
      home_page_url: string;
      feed_url: string;
      items: {
        id: string;
        url: string;
        title: string;
        content_html: string;
        date_published: string;
      }[];
    },
  };
}

const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({textContent}) => textContent);

describe.each([
  ['en', '', '/guide/changelog', 'Needs attention:'],
  ['zh', '/zh', '/zh/guide/changelog.html', '需要留意：'],
] as const)(
  'a program that follows the releases in %s',
  (locale, base, page, mark) => {
    const read = feeds(locale);
    const anchors = told.map(
      ({version}) =>
        `https://docs.example${page}#${version.replaceAll('.', '-')}`,
    );

    test('gets well-formed RSS with every release of which more than the date is known', () => {
      expect(texts(read.rss, 'item > link')).toEqual(anchors);
      expect(texts(read.rss, 'item > guid')).toEqual(anchors);
      const [first] = texts(read.rss, 'item > pubDate');
      expect(new Date(first ?? '').toISOString()).toMatch(/^2026-08-05/);
    });

    test('gets well-formed Atom with the same', () => {
      expect(texts(read.atom, 'entry > id')).toEqual(anchors);
      expect(texts(read.atom, 'entry > title')[0]).toBe('AList v3.63.0');
      const self = read.atom.querySelector('feed > link[rel="self"]');
      expect(self?.getAttribute('href')).toBe(
        `https://docs.example${base}/changelog/atom.xml`,
      );
    });

    test('gets a JSON feed with the fields that readers of it need', () => {
      expect(read.json.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
      expect(read.json).toMatchObject({
        home_page_url: `https://docs.example${page}`,
        feed_url: `https://docs.example${base}/changelog/feed.json`,
      });
      expect(read.json.items.map(({id}) => id)).toEqual(anchors);
      for (const item of read.json.items) {
        expect(item.url).toBe(item.id);
        expect(item.content_html).toMatch(/^<ul><li>.+<\/li><\/ul>$/s);
        expect(Date.parse(item.date_published)).not.toBeNaN();
      }
    });

    test('sees what needs attention, with a link to this language', () => {
      const item = read.json.items.find(({title}) => title.endsWith('v3.57.0'));
      expect(item?.content_html).toContain(`<strong>${mark}</strong>`);
      expect(item?.content_html).toContain(
        `href="https://docs.example${base}/config/configuration`,
      );
      expect(item?.content_html).toContain('<code>x509: …</code>');
    });
  },
);

test('a text with characters of HTML stays a text', () => {
  const [release] = releases;
  const odd = {
    ...release,
    changes: [
      {area: 'web', kind: 'added', text: {en: 'a <b> & ]]> "c"', zh: '甲'}},
    ],
  };
  const read = feeds('en', releasesSchema.parse([odd]));
  expect(read.json.items[0]?.content_html).toBe(
    '<ul><li>a &lt;b&gt; &amp; ]]&gt; &quot;c&quot;</li></ul>',
  );
  expect(texts(read.rss, 'item')[0]).toContain('a &lt;b&gt;');
});
