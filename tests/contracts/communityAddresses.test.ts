import {communityPlaces} from '../../src/config/community';
import {site} from '../../src/config/site';
import {readPages, withoutCode} from '../support/pages';

/** Where a link in a sentence leads, of those to a repository with the name of the product or of this site. */
const repositoryLink =
  /\]\((https:\/\/github\.com\/[^/)]+\/(?:alist|docs)(?![\w-])[^)]*)\)/g;

const pages = [...readPages('en'), ...readPages('zh')];

describe('the addresses that a maintainer sets', () => {
  it('are those that every page links', () => {
    const linked = pages.flatMap(({path, text}) =>
      [...withoutCode(text).matchAll(repositoryLink)].map(
        ([, address = '']) => ({path, address}),
      ),
    );
    expect(linked.length).toBeGreaterThan(30);
    const other = linked.filter(
      ({address}) =>
        ![site.productSource, site.repository].some((known) =>
          `${address}/`.startsWith(`${known}/`),
        ),
    );
    expect(other).toEqual([]);
  });

  it('are written on no page where people only talk', () => {
    const groups = communityPlaces
      .map(({href}) => href)
      .filter((href) => !href.startsWith('https://github.com/'));
    expect(groups.length).toBeGreaterThan(1);
    const typed = pages.filter(({text}) =>
      groups.some((href) => text.includes(new URL(href).host)),
    );
    expect(typed.map(({path}) => path)).toEqual([]);
  });

  it('are shown by the page of the community', () => {
    const shown = pages.filter(({text}) =>
      /^<CommunityPlaces \/>$/m.test(text),
    );
    expect(shown.map(({path}) => path)).toEqual([
      'guide/community.md',
      'guide/community.md',
    ]);
  });
});
