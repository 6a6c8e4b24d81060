import {localeCodes, locales, type Locale} from '../../../src/config/locales';
import {fileOf, frontMatter, topFolders, type Peer} from './peer';
import type {PlainPage} from '../plainPages';

const baseOf = (locale: Locale) => locales[locale].base;

const linkTo: Peer['linkTo'] = (page, locale) =>
  `${baseOf(locale)}${page.slice(1)}`;

/** Pages of one folder in groups, as its deeper folders have them. */
function groups(pages: readonly PlainPage[], folder: string) {
  const inside = pages.filter(({page}) => page.startsWith(`/${folder}/`));
  const names = inside.map(({page}) =>
    page.slice(0, page.lastIndexOf('/') + 1),
  );
  return [...new Set(names)].sort().map((name) => ({
    text: name.split('/').at(-2),
    collapsed: name !== `/${folder}/`,
    items: inside
      .filter(({page}) => page.slice(0, page.lastIndexOf('/') + 1) === name)
      .map(({page, locale, title}) => ({
        text: title,
        link: linkTo(page, locale),
      })),
  }));
}

function themeOf(locale: Locale, pages: readonly PlainPage[]) {
  const own = pages.filter((page) => page.locale === locale);
  const folders = topFolders(own);
  return {
    nav: folders.map((folder) => ({
      text: folder,
      link: linkTo(`/${folder}/`, locale),
    })),
    sidebar: Object.fromEntries(
      folders.map((folder) => [
        linkTo(`/${folder}/`, locale),
        groups(own, folder),
      ]),
    ),
  };
}

export const vitepress: Peer = {
  name: 'vitepress',
  packages: {vitepress: '1.6.4'},
  build: ['vitepress', 'build', '.'],
  output: '.vitepress/dist',
  publicFiles: 'public',
  caches: ['.vitepress/cache', '.vitepress/.temp', '.vitepress/dist'],
  addressOf: linkTo,
  linkTo,
  settings: (pages) => ({
    '.vitepress/config.mjs': `export default ${JSON.stringify(
      {
        title: 'AList',
        cleanUrls: true,
        ignoreDeadLinks: true,
        locales: Object.fromEntries(
          localeCodes.map((code) => [
            code === 'en' ? 'root' : code,
            {
              label: locales[code].label,
              lang: locales[code].htmlLang,
              themeConfig: themeOf(code, pages),
            },
          ]),
        ),
        themeConfig: {search: {provider: 'local'}},
        // Pages show templates of Go, which are in the same braces.
        vue: {template: {compilerOptions: {delimiters: ['[[[[', ']]]]']}}},
      },
      null,
      2,
    )};\n`,
  }),
  sourceOf: ({page, locale}) => `${baseOf(locale).slice(1)}${fileOf(page)}.md`,
  headOf: (page) => `${frontMatter(page)}# ${page.title}\n\n`,
};
