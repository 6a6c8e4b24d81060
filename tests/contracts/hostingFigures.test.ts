import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  FIGURES_FILE,
  figuresSchema,
  figuresTable,
  operatorPages,
  withFigures,
} from '../../scripts/hosting/figures';
import {projectRoot} from '../support/pages';

const read = (file: string) =>
  readFileSync(path.join(projectRoot, file), 'utf8');

const figures = figuresSchema.parse(JSON.parse(read(FIGURES_FILE)) as unknown);

test.each(['en', 'zh'] as const)(
  'the operators’ page (%s) shows the figures of the newest run, and no others',
  (locale) => {
    const page = read(operatorPages[locale]);
    expect(withFigures(page, figuresTable(figures, locale))).toBe(page);
    expect(page).toContain(`${figures.load.p99} ms`);
  },
);

test('the newest run lost no answer', () => {
  expect(figures.load.failed).toBe(0);
  expect(figures.load.requests).toBeGreaterThan(1000);
});

test('one machine holds what the operators’ page promises', () => {
  const {requestsPerSecond, p99} = figures.load;
  expect(requestsPerSecond).toBeGreaterThanOrEqual(5000);
  expect(p99).toBeLessThanOrEqual(50);
});
