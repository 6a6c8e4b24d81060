import {readdirSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../support/pages';

/** Files of the code, by what an import names: without extension, and without upper case. */
function modulesIn(folder: string): Map<string, string[]> {
  const modules = new Map<string, string[]>();
  readdirSync(path.join(projectRoot, folder), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => /\.(?:ts|tsx|mjs|json)$/.test(file))
    .forEach((file) => {
      const name = file.replace(/\.[a-z]+$/, '').toLowerCase();
      modules.set(name, [...(modules.get(name) ?? []), file]);
    });
  return modules;
}

test.each(['src', 'scripts', 'tools', 'service/src', 'tests'])(
  'an import in %s names one module: on a disk that does not tell upper from lower case, and for Node, which takes .json before .ts',
  (folder) => {
    const modules = modulesIn(folder);
    expect(modules.size).toBeGreaterThan(10);
    const ambiguous = [...modules.values()].filter(({length}) => length > 1);
    expect(ambiguous).toEqual([]);
  },
);
