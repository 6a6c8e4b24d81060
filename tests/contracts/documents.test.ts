import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {projectRoot, read} from '../support/pages';

const records = readdirSync(path.join(projectRoot, 'adr'))
  .filter((name) => name !== 'README.md')
  .sort();

const folderGuides = [
  'src/theme/README.md',
  'src/plugins/README.md',
  'src/markdown/README.md',
];

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'],
  ...folderGuides,
];

/**
 * Paths in code face, such as `src/lib/address.ts` or `docs/`; a name in angle brackets or with a star is a pattern. Those of a guide
 * inside a folder may begin there.
 */
function pathsNamedIn(file: string): string[] {
  const spans = [...read(file).matchAll(/`([^`\n]+)`/g)].map(
    ([, span = '']) => span,
  );
  return spans.filter(
    (span) =>
      /^(?:\.?[\w-]+\/)+[\w.-]*$|^[\w-]+\.(?:ts|mjs|cjs|json|md)$/.test(span) &&
      !/^(?:build|node_modules|\.docusaurus)\//.test(span),
  );
}

/** Paths that are not there, neither from the root of the project nor from the folder of the document. */
const missingIn = (file: string) =>
  pathsNamedIn(file).filter(
    (name) =>
      !existsSync(path.join(projectRoot, name)) &&
      !existsSync(path.join(projectRoot, path.dirname(file), name)),
  );

describe('a contributor who follows the documents', () => {
  it.each(documents)('finds each path that %s names', (file) => {
    expect(pathsNamedIn(file).length).toBeGreaterThan(2);
    expect(missingIn(file)).toEqual([]);
  });

  it('finds each path that a decision record names', () => {
    const files = records.map((name) => `adr/${name}`);
    expect(files.length).toBeGreaterThan(10);
    expect(files.flatMap(pathsNamedIn).length).toBeGreaterThan(50);
    expect(
      files.flatMap((file) => missingIn(file).map((name) => [file, name])),
    ).toEqual([]);
  });

  it('finds each command that they name', () => {
    const {scripts} = JSON.parse(read('package.json')) as {
      scripts: Record<string, string>;
    };
    const named = [...documents, ...records.map((name) => `adr/${name}`)]
      .map(read)
      .flatMap((text) => [...text.matchAll(/\bnpm run ([\w:-]+)/g)])
      .map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it.each([
    ['ARCHITECTURE.md', 200],
    ['CONTRIBUTING.md', 150],
    ['README.md', 40],
  ])('reads %s in at most %i lines', (file, most) => {
    expect(read(file).trimEnd().split('\n').length).toBeLessThanOrEqual(most);
  });
});
