import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {failures} from '../../src/config/failures';
import {projectRoot} from '../support/pages';

describe('each failure that the site handles', () => {
  test.each(failures.map(({id, test: file, titles}) => [id, file, titles]))(
    '%s has tests in %s with the names %j',
    (_, file, titles) => {
      const full = path.join(projectRoot, file);
      expect(existsSync(full)).toBe(true);
      const names = [
        ...readFileSync(full, 'utf8').matchAll(
          /\b(?:t|anyT)est\(\s*(['`])(.*?)\1/gs,
        ),
      ].map(([, , name = '']) => name);
      expect(titles.length).toBeGreaterThan(0);
      expect(
        titles.filter((title) => !names.some((name) => name.includes(title))),
      ).toEqual([]);
    },
  );

  test('is there for everything that a visitor can meet', () => {
    expect(failures.map(({id}) => id)).toEqual(
      expect.arrayContaining([
        'stale-tab',
        'chunk-once',
        'offline',
        'storage',
        'clock',
        'slow-network',
        'no-script',
        'extensions',
        'zoom',
        'forced-colours',
        'third-parties',
      ]),
    );
  });

  test('has a name of its own', () => {
    expect(failures.length).toBeGreaterThan(10);
    expect(new Set(failures.map(({id}) => id)).size).toBe(failures.length);
  });
});

test('each test of failures is in the table', () => {
  const files = readdirSync(path.join(projectRoot, 'tests/e2e')).filter(
    (name) => name.startsWith('faults-'),
  );
  const listed = failures.map(({test: file}) => path.basename(file));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((name) => !listed.includes(name))).toEqual([]);
});
