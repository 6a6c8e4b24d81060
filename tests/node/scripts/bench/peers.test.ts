import {peerNames} from '../../../../scripts/bench/pages';
import {peers} from '../../../../scripts/bench/peers';
import {peerFiles} from '../../../../scripts/bench/peers/peerFiles';
import type {PlainPage} from '../../../../scripts/bench/plainPages';

const page = (path: string, locale: 'en' | 'zh'): PlainPage => ({
  page: path,
  locale,
  title: `Title "of" ${path}`,
  description: 'What it is about.',
  body: '[On](https://docs.example.org/guide/drivers/s3)\n',
});

const pages = (['en', 'zh'] as const).flatMap((locale) =>
  ['/', '/guide/', '/guide/drivers/S3.local', '/faq/howto'].map((path) =>
    page(path, locale),
  ),
);

const filesOf = (name: (typeof peerNames)[number]) =>
  peerFiles(peers[name], pages, 'https://docs.example.org');

test.each(peerNames)('%s gets every page in both languages', (name) => {
  const sources = Object.entries(filesOf(name)).filter(([file]) =>
    file.endsWith('.md'),
  );
  expect(sources).toHaveLength(pages.length);
  for (const [, text] of sources) {
    expect(text).toMatch(/^---\ntitle: "Title \\"of\\" \//);
    expect(text).toContain(
      `[On](${peers[name].linkTo('/guide/drivers/s3', 'en')})`,
    );
  }
});

test.each(peerNames)('%s is installed in exact versions', (name) => {
  const list = JSON.parse(filesOf(name)['package.json'] ?? '') as {
    dependencies: Record<string, string>;
  };
  const versions = Object.values(list.dependencies);
  expect(versions.length).toBeGreaterThan(0);
  versions.forEach((version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

test('each generator writes addresses in its own way', () => {
  const addresses = peerNames.map((name) =>
    peers[name].addressOf('/guide/drivers/S3.local', 'zh'),
  );
  expect(addresses).toEqual([
    '/zh/guide/drivers/S3.local',
    '/zh/guide/drivers/s3local/',
    '/zh/guide/drivers/S3.local',
  ]);
});

test('the sidebar of VitePress has every page of a folder, below the name of its own folder', () => {
  const config = filesOf('vitepress')['.vitepress/config.mjs'] ?? '';
  const {locales} = JSON.parse(
    config.replace('export default ', '').replace(/;\n$/, ''),
  ) as {
    locales: {zh: {themeConfig: {sidebar: Record<string, unknown>}}};
  };
  expect(locales.zh.themeConfig.sidebar['/zh/guide/']).toEqual([
    expect.objectContaining({text: 'guide', collapsed: false}),
    expect.objectContaining({
      text: 'drivers',
      collapsed: true,
      items: [expect.objectContaining({link: '/zh/guide/drivers/S3.local'})],
    }),
  ]);
});
