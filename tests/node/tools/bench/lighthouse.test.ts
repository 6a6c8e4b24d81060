import {fileAt} from '../../../../scripts/budgets/fileAt';
import {readReport} from '../../../../tools/bench/lighthouse';

test('an address without a file has none', () => {
  expect(fileAt(__dirname, '/lighthouse.test.ts')).toBe(__filename);
  expect(fileAt(__dirname, '/nothing')).toBeUndefined();
});

const audit = (numericValue: number) => ({numericValue});

test('a report is read as a score from 0 to 100 and times in milliseconds', () => {
  expect(
    readReport({
      categories: {performance: {score: 0.98}},
      audits: {
        'first-contentful-paint': audit(900),
        'largest-contentful-paint': audit(1100),
        'total-blocking-time': audit(12),
        'cumulative-layout-shift': audit(0),
      },
    }),
  ).toEqual({performance: 98, fcp: 900, lcp: 1100, tbt: 12, cls: 0});
});

test('a page that could not be loaded has no figures', () => {
  expect(() => readReport({categories: {}, audits: {}})).toThrow(
    'report of Lighthouse',
  );
});
