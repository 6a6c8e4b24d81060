import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {localeCodes, locales} from '../../src/config/locales';
import {site} from '../../src/config/site';
import {structuredThingsIn} from '../support/structuredData';
import {sitemap} from '../e2e/support/pages';
import {htmlOf} from './files';

const built = path.resolve('build');

/** The values of metadata by their names. A name that a page has twice is named. */
function metadataIn(html: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [tag] of html.matchAll(/<meta\b[^>]*>/g)) {
    const name = /\b(?:name|property)=["']?([\w:]+)/.exec(tag)?.[1];
    const content = /\bcontent=(?:"([^"]*)"|([^\s>"]+))/.exec(tag);
    if (name !== undefined && content !== null) {
      expect([name, found.has(name)]).toEqual([name, false]);
      found.set(name, content[1] ?? content[2] ?? '');
    }
  }
  return found;
}

for (const locale of ['en', 'zh'] as const) {
  test(`a shared link to any ${locale} page shows a picture of its own`, async () => {
    const pictures = new Set<string>();
    for (const address of sitemap[locale]) {
      const metadata = metadataIn(htmlOf(address));
      const image = metadata.get('og:image') ?? '';
      expect(metadata.get('twitter:card')).toBe('summary_large_image');
      expect(metadata.get('twitter:image')).toBe(image);
      expect(metadata.get('og:image:alt')).toContain(site.title[locale]);
      const {origin, pathname} = new URL(image);
      expect(origin).toBe(new URL(metadata.get('og:url') ?? '').origin);
      expect(pathname.startsWith(`${locales[locale].base}img/`)).toBe(true);
      const picture = readFileSync(path.join(built, pathname));
      expect(picture.length).toBeLessThanOrEqual(60 * 1024);
      const {format, width, height} = await sharp(picture).metadata();
      expect([address, format, width, height]).toEqual([
        address,
        'png',
        Number(metadata.get('og:image:width')),
        Number(metadata.get('og:image:height')),
      ]);
      expect([width, height]).toEqual([1200, 630]);
      pictures.add(pathname);
    }
    expect(sitemap[locale].length).toBeGreaterThan(100);
    expect(pictures.size).toBe(sitemap[locale].length);
  });

  test(`search engines read structured data of the right kind on any ${locale} page`, () => {
    const kinds = new Map<string, string[]>();
    for (const address of sitemap[locale]) {
      const html = htmlOf(address);
      const things = structuredThingsIn(html);
      for (const thing of things) {
        kinds.set(thing['@type'], [
          ...(kinds.get(thing['@type']) ?? []),
          address,
        ]);
      }
      const own = things.filter((thing) => 'url' in thing);
      expect(own.length).toBeGreaterThan(0);
      for (const thing of own) {
        expect(new URL(thing.url).pathname).toBe(address);
        expect(thing.inLanguage).toBe(locales[locale].htmlLang);
      }
    }
    const {base, leafSuffix} = locales[locale];
    expect(kinds.get('SoftwareApplication')).toEqual([base]);
    expect(kinds.get('FAQPage')).toContain(`${base}faq/why${leafSuffix}`);
    expect(kinds.get('WebApplication')).toEqual([
      `${base}tool/server/`,
      `${base}tool/server/config${leafSuffix}`,
    ]);
    expect(kinds.get('TechArticle')).toHaveLength(sitemap[locale].length - 3);
    expect(kinds.get('BreadcrumbList')?.toSorted()).toEqual(
      sitemap[locale].filter((address) => address !== base).toSorted(),
    );
  });
}

test('every icon that a page or the manifest names is there, and the one that browsers ask for unasked', () => {
  for (const {base} of Object.values(locales)) {
    const html = htmlOf(base);
    const named = [...html.matchAll(/<link\b[^>]*>/g)]
      .filter(([tag]) => /\brel=["']?(?:apple-touch-)?icon\b/.test(tag))
      .map(([tag]) => /\bhref=["']?([^\s"'>]+)/.exec(tag)?.[1] ?? '');
    expect(named).toEqual(
      expect.arrayContaining([
        `${base}favicon.ico`,
        `${base}favicon.svg`,
        `${base}apple-touch-icon.png`,
      ]),
    );
    const manifest = JSON.parse(
      readFileSync(path.join(built, base, 'site.webmanifest'), 'utf8'),
    ) as {icons: {src: string}[]};
    const files = [
      ...named,
      ...manifest.icons.map(({src}) => `${base}${src}`),
      '/favicon.ico',
    ];
    expect(files.length).toBeGreaterThan(6);
    expect(files.filter((file) => !existsSync(path.join(built, file)))).toEqual(
      [],
    );
  }
});

interface ListItem {
  '@type': string;
  position: number;
  name: string;
  item: string;
}

/** The breadcrumb for search engines; `undefined` where the page has none. */
function breadcrumbListIn(html: string): ListItem[] | undefined {
  const lists = [
    ...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/g),
  ]
    .map(
      ([, text = '{}']) =>
        JSON.parse(text) as {'@type'?: string; itemListElement?: ListItem[]},
    )
    .filter((data) => data['@type'] === 'BreadcrumbList');
  expect(lists.length).toBeLessThanOrEqual(1);
  return lists[0]?.itemListElement;
}

for (const locale of localeCodes) {
  test(`search engines read in ${locale} where each page stands, with its own addresses`, () => {
    let pages = 0;
    for (const pathname of sitemap[locale]) {
      const html = htmlOf(pathname);
      const items = breadcrumbListIn(html);
      // The home page stands above all others.
      expect([pathname, items !== undefined]).toEqual([
        pathname,
        pathname !== locales[locale].base,
      ]);
      if (items === undefined) {
        continue;
      }
      pages += 1;
      // The index of the tools is a page without being in the sitemap.
      const known = new Set([
        ...sitemap[locale],
        `${locales[locale].base}tool/`,
      ]);
      expect(items.map(({position}) => position)).toEqual(
        items.map((_, index) => index + 1),
      );
      const addresses = items.map(({item}) => new URL(item));
      expect(new Set(addresses.map(({origin}) => origin)).size).toBe(1);
      expect(addresses.at(-1)?.pathname).toBe(pathname);
      expect(addresses.filter((url) => !known.has(url.pathname))).toEqual([]);
      expect(items.filter(({name}) => name.trim() === '')).toEqual([]);
    }
    expect(pages).toBeGreaterThan(10);
  });
}
