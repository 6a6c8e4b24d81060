import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {patchCheck} from '../../../../src/plugins/bundle/patchCheck';
import {
  patches,
  unmatchedPatches,
} from '../../../../src/plugins/bundle/patches';
import {temporaryFolder} from '../../../support/temporaryFolder';

test.each(['browser', 'server'] as const)(
  'a maintainer of the %s build is told which patch lost what it changes',
  (build) => {
    const lost = patches
      .filter((patch) => patch.build === build)
      .flatMap((patch) => patch.matches.map((pattern) => ({patch, pattern})));
    const problems = unmatchedPatches(build, [], '9.8.7');
    expect(problems).toHaveLength(lost.length);
    lost.forEach(({patch, pattern}, index) => {
      for (const part of [
        patch.name,
        `${patch.package} 9.8.7`,
        String(pattern),
        patch.read,
      ]) {
        expect(problems[index]).toContain(part);
      }
    });
  },
);

describe('a build', () => {
  const folder = temporaryFolder();

  beforeAll(async () => {
    await writeFile(path.join(folder, 'registry.js'), 'export default {};');
  });

  async function problemsOf(build: 'browser' | 'server'): Promise<string[]> {
    const compiler = rspack({
      mode: 'none',
      context: folder,
      entry: './registry.js',
      output: {path: path.join(folder, 'out')},
      plugins: [patchCheck(build)],
    });
    return new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (stats === undefined) {
          reject(error ?? new Error('The bundler said nothing.'));
        } else {
          resolve(
            stats.toJson({errors: true}).errors?.map(({message}) => message) ??
              [],
          );
        }
      });
    });
  }

  test('passes when its modules are those that the patches look for', async () => {
    expect(await problemsOf('server')).toEqual([]);
  });

  test('fails with a message for each patch that matches nothing', async () => {
    const problems = await problemsOf('browser');
    expect(problems).toEqual(
      unmatchedPatches('browser', []).map(
        (problem) => expect.stringContaining(problem) as string,
      ),
    );
    expect(problems.length).toBeGreaterThan(4);
  });
});
