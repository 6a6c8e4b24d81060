import {locales} from '../../../src/config/locales';
import {fileOf, frontMatter, topFolders, type Peer} from './peer';

/** Starlight puts each page into a folder and writes its address in lower case, without dots. */
const linkTo: Peer['linkTo'] = (page, locale) => {
  const path = `${locales[locale].base}${page.slice(1)}`
    .toLowerCase()
    .replaceAll('.', '');
  return path.endsWith('/') ? path : `${path}/`;
};

export const starlight: Peer = {
  name: 'starlight',
  // The newest that run on the oldest Node that this site is built with.
  packages: {
    '@astrojs/starlight': '0.37.7',
    astro: '5.18.2',
    sharp: '0.35.5',
  },
  build: ['astro', 'build'],
  output: 'dist',
  publicFiles: 'public',
  caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite', 'dist'],
  addressOf: linkTo,
  linkTo,
  settings: (pages) => ({
    'astro.config.mjs': [
      "import starlight from '@astrojs/starlight';",
      "import {defineConfig} from 'astro/config';",
      `const options = ${JSON.stringify({
        title: 'AList',
        defaultLocale: 'root',
        locales: {
          root: {label: locales.en.label, lang: 'en'},
          zh: {label: locales.zh.label, lang: 'zh-CN'},
        },
        sidebar: topFolders(pages).map((folder) => ({
          label: folder,
          autogenerate: {directory: folder, collapsed: true},
        })),
      })};`,
      'export default defineConfig({integrations: [starlight(options)]});',
      '',
    ].join('\n'),
    'src/content.config.ts': [
      "import {docsLoader} from '@astrojs/starlight/loaders';",
      "import {docsSchema} from '@astrojs/starlight/schema';",
      "import {defineCollection} from 'astro:content';",
      'export const collections = {',
      '  docs: defineCollection({loader: docsLoader(), schema: docsSchema()}),',
      '};',
      '',
    ].join('\n'),
    'tsconfig.json': JSON.stringify({extends: 'astro/tsconfigs/strict'}),
  }),
  sourceOf: ({page, locale}) =>
    `src/content/docs${locales[locale].base}${fileOf(page)}.md`,
  headOf: frontMatter,
};
