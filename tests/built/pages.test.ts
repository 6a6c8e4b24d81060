/** What the HTML of each page says before any script runs. A test names every page that differs. */
import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {
  extractAllSourceCodeFileTranslations,
  getBabelOptions,
} from '@docusaurus/babel';
import messages from '../../i18n/zh/code.json';
import {inspectPage} from '../../scripts/hosting/pagePolicy';
import {fallbackLocale, localeCodes, locales} from '../../src/config/locales';
import {storageKeys} from '../../src/config/storageKeys';
import {addressOf} from '../../src/lib/address';
import {linksIn, type PageLinks} from '../e2e/support/links';
import {sitemap} from '../e2e/support/pages';
import {builtFiles, htmlOf, readBuilt} from './files';

const pages = builtFiles(/\.html$/).map((file) => {
  const html = readBuilt(file);
  return {file, html, ...inspectPage(html)};
});

type BuiltPage = (typeof pages)[number];

const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
    html,
  )?.[1] ?? '';

const scriptsIn = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(
      ([, attributes = '', script]) =>
        script !== '' && !/type="?application\/(?:ld\+)?json/.test(attributes),
    )
    .map(([, , script = '']) => script);

/** The pages of which something is wrong, each with what. */
function wrongPages(
  complaintsOf: (page: BuiltPage) => readonly string[],
): string[] {
  return pages.flatMap((page) =>
    complaintsOf(page).map((what) => `${page.file}: ${what}`),
  );
}

test('the site has pages in every language', () => {
  expect(pages.length).toBeGreaterThan(300);
  for (const locale of localeCodes) {
    expect(sitemap[locale].length).toBeGreaterThan(100);
    expect(new Set(sitemap[locale]).size).toBe(sitemap[locale].length);
  }
});

test('each page has its language, one title, one heading and its own address', () => {
  const wrong = localeCodes.flatMap((locale) =>
    sitemap[locale].flatMap((pathname) => {
      const html = htmlOf(pathname);
      const found = {
        lang: /<html[^>]* lang="?([\w-]+)/.exec(html)?.[1],
        headings: html.match(/<h1[\s>]/g)?.length,
        hasTitle: /<title[^>]*>[^<]*\S[^<]*<\/title>/.test(html),
        canonical: linksIn(html).canonical,
      };
      const expected = {
        lang: locales[locale].htmlLang,
        headings: 1,
        hasTitle: true,
        canonical: pathname,
      };
      return JSON.stringify(found) === JSON.stringify(expected)
        ? []
        : [{pathname, ...found}];
    }),
  );
  expect(wrong).toEqual([]);
});

test('a page and its translations name each other, and a visitor of neither language gets the fallback', () => {
  const known = new Map<string, PageLinks['alternates']>(
    localeCodes.flatMap((locale) =>
      sitemap[locale].map(
        (pathname) => [pathname, linksIn(htmlOf(pathname)).alternates] as const,
      ),
    ),
  );
  const wrong = [...known].flatMap(([pathname, alternates]) => {
    const {'x-default': fallback, ...translations} = alternates;
    const addresses = Object.values(translations);
    const isMutual = addresses.every(
      (address) =>
        JSON.stringify(known.get(address)) === JSON.stringify(alternates),
    );
    const isWhole =
      addresses.length === localeCodes.length &&
      addresses.includes(pathname) &&
      fallback === translations[locales[fallbackLocale].htmlLang];
    return isMutual && isWhole ? [] : [{pathname, alternates}];
  });
  expect(wrong).toEqual([]);
});

test('each page carries the policy of its group before anything that could run, and the policy names each of its scripts', () => {
  const policies = new Map<string, Set<string>>();
  let scripts = 0;
  const wrong = wrongPages(({html, group, needs}) => {
    const policy = policyOf(html);
    policies.set(group, (policies.get(group) ?? new Set()).add(policy));
    const [allowed = ''] = /script-src [^;]*/.exec(policy) ?? [];
    const own = scriptsIn(html);
    scripts += own.length;
    return [
      ...(html.indexOf(policy) > html.indexOf('<script')
        ? ['a script before the policy']
        : []),
      ...Object.values(needs)
        .flat()
        .filter((source) => !policy.includes(source))
        .map((source) => `the policy lacks ${source}`),
      ...(/unsafe|\*|https?:|data:|blob:/.test(allowed) ? [allowed] : []),
      ...own
        .filter((script) => {
          const hash = createHash('sha256').update(script).digest('base64');
          return !allowed.includes(`'sha256-${hash}'`);
        })
        .map((script) => `not in the policy: ${script.slice(0, 60)}`),
    ];
  });
  expect(wrong).toEqual([]);
  expect(scripts).toBeGreaterThan(pages.length);
  expect([...policies.keys()].sort()).toEqual(['api', 'reading', 'tools']);
  expect([...policies.values()].map(({size}) => size)).toEqual([1, 1, 1]);
  for (const [policy = ''] of policies.values()) {
    expect(policy).toContain("default-src 'self'");
  }
});

test('no page of tools tells others its address', () => {
  const wrong = wrongPages(({html, group}) =>
    group === 'tools' &&
    !/<meta[^>]*content="?no-referrer"?[^>]*name="?referrer/.test(html)
      ? ['no referrer policy']
      : [],
  );
  expect(wrong).toEqual([]);
  expect(builtFiles(/^tool\/.*\.html$/).length).toBeGreaterThan(10);
});

test('no page has a Suspense boundary in its HTML, which React would hydrate in one long task', () => {
  const wrong = wrongPages(({html}) =>
    /<!--\$|<template id="?[BS]:|hidden[^>]* id="?S:/.test(html)
      ? ['a boundary']
      : [],
  );
  expect(wrong).toEqual([]);
});

test('the script that colours a page is the same on every page, so that one hash allows it', () => {
  const {key} = storageKeys.colorMode;
  const found = new Set(
    pages
      .filter(
        ({html}) =>
          html.includes('id="__docusaurus"') ||
          html.includes('id=__docusaurus'),
      )
      .map(({html}) => scriptsIn(html).find((script) => script.includes(key))),
  );
  expect(found.size).toBe(1);
  expect([...found][0]).toContain('data-theme-choice');
});

test('the scripts of every page are React and ask the browser to compile them at once; no other script asks', () => {
  const scripts = builtFiles(/^assets\/js\/.*\.js$/).map((file) => ({
    name: /([^/]+)\.\w+\.js$/.exec(file)?.[1] ?? '',
    text: readBuilt(file),
  }));
  const asking = scripts.filter(({text}) =>
    text.startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(asking.map(({name}) => name).sort()).toEqual([
    'common',
    'framing',
    'main',
  ]);
  expect(asking.filter(({text}) => /preact/i.test(text))).toEqual([]);
});

test('what every page loads has nothing of search, and no Chinese messages of tools and generators', async () => {
  const loaded = builtFiles(
    /^(?:zh\/)?assets\/(?:js\/(?:main|common|framing)|css\/styles)\.\w+\.(?:js|css)$/,
  );
  expect(loaded.length).toBe(4 * localeCodes.length);
  expect(
    loaded.filter((file) => readBuilt(file).includes('DocSearch')),
  ).toEqual([]);
  const code = loaded
    .filter((file) => file.startsWith('zh/assets/js/main.'))
    .map(readBuilt)
    .join('')
    .replace(/\\u([\da-f]{4})/gi, (_, hex: string) =>
      String.fromCharCode(parseInt(hex, 16)),
    );
  expect(code).toContain(messages['theme.NavBar.navAriaLabel'].message);
  const words = new Map(
    Object.entries(messages).map(([id, {message}]) => [id, message]),
  );
  const found = await extractAllSourceCodeFileTranslations(
    ['oauth-tools', 'generators'].flatMap((feature) =>
      readdirSync(`src/components/${feature}`, {
        recursive: true,
        encoding: 'utf8',
      })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => path.resolve('src/components', feature, name)),
    ),
    getBabelOptions({isServer: true}),
  );
  const others = found
    .flatMap(({translations}) => Object.keys(translations))
    .flatMap((id) => words.get(id) ?? [])
    .filter((message) => message.length > 5);
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter((message) => code.includes(message))).toEqual([]);
});

test('a page runs the scripts of tabs, terms, tools and generators only where it has them, and never a highlighter', () => {
  const marks = {
    tabs: 'role:"tablist"',
    terms: 'role:"tooltip"',
    tools: 'crypto.subtle',
    generators: 'certificatesresolvers',
    highlighter: 'token-line',
  };
  const found = Object.fromEntries(
    [
      '/guide/community',
      '/guide/authoring/text',
      '/tool/onedrive/request',
      '/guide/install/reverse-proxy',
    ].map((address) => {
      const [, names = ''] =
        /data-scripts="([^"]*)"/.exec(htmlOf(address)) ?? [];
      const scripts = names.split(' ').map((name) => readBuilt(name));
      const has = (mark: string) => scripts.some((text) => text.includes(mark));
      const kinds = Object.entries(marks).filter(([, mark]) => has(mark));
      return [address, kinds.map(([kind]) => kind)];
    }),
  );
  expect(found).toEqual({
    '/guide/community': [],
    '/guide/authoring/text': ['tabs', 'terms'],
    '/tool/onedrive/request': ['tools'],
    '/guide/install/reverse-proxy': ['generators'],
  });
});

test('a page names its feeds and its archive, which are there', () => {
  for (const locale of localeCodes) {
    const {base} = locales[locale];
    const feeds = [
      ...htmlOf(addressOf('/guide/changelog', locale)).matchAll(
        /<link[^>]*\btype="?application\/(?:rss|atom|feed)[^>]*>/g,
      ),
    ].map(([link]) => /\bhref="?([^"\s>]+)/.exec(link)?.[1] ?? '');
    expect(feeds).toHaveLength(3);
    for (const feed of feeds) {
      expect(feed.startsWith(`${base}changelog/`)).toBe(true);
      expect(readBuilt(feed)).toContain('AList v3.63.0');
    }
    const archive = `${base}box/alist-docs-${locale}.zip`;
    const guide = htmlOf(`${base}guide/`);
    expect(guide).toMatch(new RegExp(`href="?${archive}["\\s>]`));
    expect(guide).toMatch(new RegExp(`href="?${archive}\\.sha256["\\s>]`));
  }
});
