import {open} from './support/pages';
import {serverNames} from '../../scripts/hosting/servers';
import {withoutCode} from '../support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const languages = [
  {
    page: '/guide/drivers/local',
    file: '/guide/drivers/local.md',
    list: '/llms.txt',
    whole: '/llms-full.txt',
    copy: 'Copy as Markdown',
    words: '| **Root folder path** `root_folder_path` · Required |',
    title: '# AList docs',
  },
  {
    page: '/zh/guide/drivers/local.html',
    file: '/zh/guide/drivers/local.md',
    list: '/zh/llms.txt',
    whole: '/zh/llms-full.txt',
    copy: '复制为 Markdown',
    words: '| **根文件夹路径** `root_folder_path` · 必填 |',
    title: '# AList 文档',
  },
] as const;

for (const server of serverNames) {
  test(`a program gets pages as Markdown in UTF-8 from the server "${server}"`, async ({
    request,
  }) => {
    for (const {file, list, whole, words, title} of languages) {
      const answer = await request.get(`${originOf(server)}${file}`);
      expect(answer.status()).toBe(200);
      expect(answer.headers()).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        'x-robots-tag': 'noindex',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      });
      expect(await answer.text()).toContain(words);
      for (const name of [list, whole]) {
        const text = await request.get(`${originOf(server)}${name}`);
        expect(text.headers()['content-type']).toBe(
          'text/plain; charset=utf-8',
        );
        expect(await text.text()).toContain(title);
      }
      const missing = await request.get(`${originOf(server)}${file}.md`);
      expect(missing.status()).toBe(404);
      expect(missing.headers()['content-type']).toMatch(/^text\/html/);
    }
  });
}

for (const {list} of languages) {
  test(`every address in ${list} leads to a page as Markdown, with whole addresses and without elements`, async ({
    request,
  }) => {
    const text = await (await request.get(`${originOf('own')}${list}`)).text();
    const addresses = [...text.matchAll(/\]\((https?:\/\/[^)]+\.md)\)/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    expect(addresses.length).toBeGreaterThan(130);
    expect(
      addresses.filter((address) => address.endsWith('callback.md')),
    ).toEqual([]);
    const wrong: string[] = [];
    for (const address of addresses) {
      const answer = await request.get(`${originOf('own')}${address}`);
      const copy = withoutCode(await answer.text()).replaceAll(
        /(`+)(?!`).*?[^`]\1(?!`)/g,
        '',
      );
      const links = [...copy.matchAll(/\]\(<?([^)\s>]*)/g)].map(
        ([, url = '']) => url,
      );
      if (
        answer.status() !== 200 ||
        !links.every((url) => url.startsWith('https://')) ||
        /<(?!br>|https:|\/)\w/.test(copy.replaceAll(/\\./g, ''))
      ) {
        wrong.push(address);
      }
    }
    expect(wrong).toEqual([]);
  });
}

test.describe('a reader who copies a page as Markdown', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  for (const {page: address, file, copy, words} of inTurn(languages, 0)) {
    for (const width of [390, 1600]) {
      test(`of ${address} at ${width} pixels has it, and loads it only then`, async ({
        page,
      }) => {
        const fetched: string[] = [];
        page.on('request', (request) => {
          fetched.push(new URL(request.url()).pathname);
        });
        await page.setViewportSize({width, height: 900});
        await open(page, `${originOf('own')}${address}`);
        const button = page
          .getByRole('button', {name: copy})
          .filter({visible: true});
        await expect(button).toHaveCount(1);
        expect(fetched).not.toContain(file);
        await button.click();
        await expect
          .poll(() => page.evaluate(() => navigator.clipboard.readText()))
          .toContain(words);
        expect(fetched).toContain(file);
      });
    }
  }
});
