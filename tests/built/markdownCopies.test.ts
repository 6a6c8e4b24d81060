import {withoutCode} from '../support/pages';
import {builtFiles, readBuilt} from './files';

test('every address in the lists for programs leads to a page as Markdown, with whole addresses and without elements', () => {
  for (const list of ['llms.txt', 'zh/llms.txt']) {
    const addresses = [
      ...readBuilt(list).matchAll(/\]\((https?:\/\/[^)]+\.md)\)/g),
    ].map(([, address = '']) => new URL(address).pathname.slice(1));
    expect(addresses.length).toBeGreaterThan(130);
    expect(
      addresses.filter((address) => address.endsWith('callback.md')),
    ).toEqual([]);
    const files = new Set(builtFiles(/\.md$/));
    expect(addresses.filter((address) => !files.has(address))).toEqual([]);
    const wrong = addresses.filter((address) => {
      const copy = withoutCode(readBuilt(address)).replaceAll(
        /(`+)(?!`).*?[^`]\1(?!`)/g,
        '',
      );
      const links = [...copy.matchAll(/\]\(<?([^)\s>]*)/g)];
      return (
        links.some(([, url = '']) => !url.startsWith('https://')) ||
        /<(?!br>|https:|\/)\w/.test(copy.replaceAll(/\\./g, ''))
      );
    });
    expect(wrong).toEqual([]);
  }
});
