import type {PageLinkRecord} from '../../src/data/pageLink';
import {someFacts} from '../support/facts';
import {headingIds, pagePath, readPages} from '../support/pages';

const {errorSignatures, releases} = someFacts();

const links: {of: string; link: PageLinkRecord}[] = [
  ...errorSignatures.flatMap(({id, link}) =>
    link === undefined ? [] : [{of: `errorSignatures, ${id}`, link}],
  ),
  ...releases.flatMap(({version, changes}) =>
    changes.flatMap(({breaking}) =>
      breaking?.link === undefined
        ? []
        : [{of: `releases, ${version}`, link: breaking.link}],
    ),
  ),
];

describe.each(['en', 'zh'] as const)(
  'a reader who follows a link of the facts in %s',
  (locale) => {
    const pages = new Map(
      readPages(locale).map(({path, text}) => [
        pagePath(path),
        headingIds(text).map((heading) => heading.split(' ')[1]),
      ]),
    );

    it('arrives at a page, and at its heading', () => {
      expect(links.length).toBeGreaterThan(200);
      const broken = links.filter(({link: {page, at}}) => {
        const ids = pages.get(page);
        return ids === undefined || (at !== undefined && !ids.includes(at));
      });
      expect(
        broken.map(
          ({of, link: {page, at = ''}}) => `src/data, ${of}: ${page}#${at}`,
        ),
      ).toEqual([]);
    });
  },
);
