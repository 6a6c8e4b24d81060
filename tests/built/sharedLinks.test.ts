import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {locales} from '../../src/config/locales';
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

  test(`search engines read structured data of the right kind on any ${locale} page, and where it stands`, () => {
    const kinds = new Map<string, string[]>();
    // The index of the tools is a page without being in the sitemap.
    const known = new Set([...sitemap[locale], `${locales[locale].base}tool/`]);
    for (const address of sitemap[locale]) {
      const html = htmlOf(address);
      const things = structuredThingsIn(html);
      for (const thing of things) {
        kinds.set(thing['@type'], [
          ...(kinds.get(thing['@type']) ?? []),
          address,
        ]);
        if (thing['@type'] === 'BreadcrumbList') {
          const places = thing.itemListElement.map(
            ({item}) => new URL(item ?? '').pathname,
          );
          expect(places.at(-1)).toBe(address);
          expect(places.filter((place) => !known.has(place))).toEqual([]);
        }
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
