import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../support/pages';

/** Paths in code face, such as `src/lib/address.ts` or `docs/`; a name in angle brackets or with a star is a pattern. */
function pathsNamedIn(file: string): string[] {
  const text = readFileSync(path.join(projectRoot, file), 'utf8');
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  return spans.filter(
    (span) =>
      /^(?:\.?[\w-]+\/)+[\w.-]*$|^[\w-]+\.(?:ts|mjs|cjs|json|md)$/.test(span) &&
      !/^(?:build|node_modules|\.docusaurus)\//.test(span),
  );
}

describe('a contributor who follows the documents', () => {
  it.each(['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'])(
    'finds each path that %s names',
    (file) => {
      const named = pathsNamedIn(file);
      expect(named.length).toBeGreaterThan(3);
      const missing = named.filter(
        (name) => !existsSync(path.join(projectRoot, name)),
      );
      expect(missing).toEqual([]);
    },
  );
});
