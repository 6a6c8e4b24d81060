import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {sitemapPages} from '../../../../scripts/hosting/sitemap';
import {temporaryFolder} from '../../../support/temporaryFolder';

const sitemap = (...addresses: string[]) =>
  `<urlset>${addresses.map((one) => `<url><loc>${one}</loc></url>`).join('')}</urlset>`;

test('the pages of a built site are found in both languages, each once', async () => {
  const dir = temporaryFolder();
  await mkdir(path.join(dir, 'zh'));
  const [home, guide] = [
    'https://docs.example.org/',
    'https://docs.example.org/guide/',
  ];
  const chinese = 'https://docs.example.org/zh/guide/';
  await writeFile(path.join(dir, 'sitemap.xml'), sitemap(home, guide));
  await writeFile(path.join(dir, 'zh/sitemap.xml'), sitemap(chinese, guide));
  expect(await sitemapPages(dir)).toEqual(['/', '/guide/', '/zh/guide/']);
});
