import {answerable, evaluate} from '../../../scripts/searchBench/evaluate';
import {relevanceOf} from '../../../scripts/searchBench/measures';

describe('what is measured', () => {
  it('counts right pages by their place', () => {
    expect(relevanceOf([1, 2, 4, undefined])).toEqual({
      asked: 4,
      successAt1: 0.25,
      successAt3: 0.5,
      meanReciprocalRank: (1 + 1 / 2 + 1 / 4) / 4,
    });
  });

  const site = {locale: 'en' as const, pages: new Set(['/a', '/b'])};
  const query = (query: string, page: string, locale: 'en' | 'zh' = 'en') => ({
    query,
    locale,
    pages: [page, '/later'],
    part: 'tuning' as const,
  });
  const asked = [
    query('a', '/a'),
    query('b', '/b'),
    query('later', '/later'),
    query('zh', '/a', 'zh'),
  ];

  it('leaves out queries whose pages are not there, and counts them', async () => {
    const search = async () => Promise.resolve(['/a', '/b']);
    expect(answerable(site, asked).map(({query}) => query)).toEqual(['a', 'b']);
    await expect(evaluate({search}, site, asked)).resolves.toMatchObject({
      relevance: {asked: 2, successAt1: 0.5, successAt3: 1},
      skipped: 1,
      missed: ['b (at 2)'],
    });
  });
});
