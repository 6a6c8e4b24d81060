import {readFileSync} from 'node:fs';
import path from 'node:path';
import {SPEED_FILE, speedSchema} from '../../scripts/bench/figures';
import {speedReport} from '../../scripts/bench/report';
import {speedPages, SPEED_PROGRAM} from '../../scripts/bench/speedPages';
import {BUDGETS_FILE, budgetsSchema} from '../../scripts/budgets/schema';
import {withFigures} from '../../scripts/hosting/figures';
import {projectRoot} from '../support/pages';

const read = (file: string) =>
  readFileSync(path.join(projectRoot, file), 'utf8');

const figures = speedSchema.parse(JSON.parse(read(SPEED_FILE)) as unknown);

test.each(['en', 'zh'] as const)(
  'the contributors’ page (%s) shows the figures of the newest run, and no others',
  (locale) => {
    const page = read(speedPages[locale]);
    const report = speedReport(figures, locale);
    expect(withFigures(page, report, SPEED_PROGRAM)).toBe(page);
    expect(report).toContain('{/* #bytes */}');
  },
);

test('there is a budget for every part of every measured page in each language', () => {
  const {pages} = budgetsSchema.parse(
    JSON.parse(read(BUDGETS_FILE)) as unknown,
  );
  const limits = Object.values(pages)
    .flatMap((language) => Object.values(language))
    .flatMap((page) => Object.keys(page));
  expect(limits.length).toBeGreaterThan(80);
});
