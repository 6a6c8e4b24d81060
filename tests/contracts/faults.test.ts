import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {faults} from '../../src/config/faults';
import {projectRoot} from '../support/pages';

describe('each fault that the site withstands', () => {
  test.each(faults.map(({id, test: file}) => [id, file]))(
    '%s has tests in %s',
    (_, file) => {
      const full = path.join(projectRoot, file);
      expect(existsSync(full)).toBe(true);
      expect(readFileSync(full, 'utf8')).toMatch(/\btest\(/);
    },
  );

  test('has a name of its own', () => {
    expect(faults.length).toBeGreaterThan(10);
    expect(new Set(faults.map(({id}) => id)).size).toBe(faults.length);
  });
});

test('each test of faults stands in the table', () => {
  const files = readdirSync(path.join(projectRoot, 'tests/e2e')).filter(
    (name) => name.startsWith('faults-'),
  );
  const listed = faults.map(({test: file}) => path.basename(file));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((name) => !listed.includes(name))).toEqual([]);
});
