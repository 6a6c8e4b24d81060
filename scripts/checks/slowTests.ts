import path from 'node:path';

/** Unit tests that start programs or try very many inputs have it in their names, and the short checks leave them out. */
export const slowTests = '\\.slow\\.test\\.tsx?$';

export function isSlow(file: string): boolean {
  return new RegExp(slowTests).test(file);
}

/** What slow suites test that is not in the folder which theirs mirrors. */
const testedElsewhere: readonly {suites: RegExp; files: RegExp}[] = [
  {suites: /^tests\/node\/fuzz\//, files: /^src\/(?:lib|components)\//},
  {
    suites: /explainedMessages/,
    files:
      /^src\/(?:components\/error-finder|data\/errorSignatures|markdown|plugins\/page-messages)\//,
  },
  {suites: /pageCode/, files: /^(?:docs|i18n)\/.*\.md$/},
  {suites: /./, files: /^(?:package-lock\.json|jest\.config\.mjs)$/},
];

/** The folder of what a suite tests: `tests/node/lib/` mirrors `src/lib/`, `tests/node/tools/new/` mirrors `tools/new/`. */
function mirroredFolder(suite: string): string {
  const inside = path.posix.dirname(suite).replace(/^tests\/\w+\/?/, '');
  return /^(?:scripts|tools|service)(?:\/|$)/.test(inside) || inside === ''
    ? inside
    : `src/${inside}`;
}

/** The slow suites among files of tests whose subject is among the changed files. */
export function concernedSlowTests(
  testFiles: readonly string[],
  changed: readonly string[],
): string[] {
  return testFiles.filter(isSlow).filter((suite) => {
    const folder = mirroredFolder(suite);
    const elsewhere = testedElsewhere.filter(({suites}) => suites.test(suite));
    return changed.some(
      (file) =>
        file.startsWith(`${path.posix.dirname(suite)}/`) ||
        (folder !== '' && file.startsWith(`${folder}/`)) ||
        elsewhere.some(({files}) => files.test(file)),
    );
  });
}
