import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {patchCheck} from '../../../../src/plugins/bundle/patchCheck';
import {
  patches,
  unmatchedPatches,
} from '../../../../src/plugins/bundle/patches';
import {temporaryFolder} from '../../../support/temporaryFolder';

/** What the builds have for the patches, as long as nothing is renamed. */
const built = {
  browser: [
    '/site/src/components/code-block/noHighlighter.ts',
    '/site/.docusaurus/codeTranslations.json',
    '/site/node_modules/@docusaurus/theme-classic/lib/theme/Layout/index.js',
    '/site/.docusaurus/globalData.json',
    '/site/.docusaurus/docusaurus-plugin-content-docs/default/p/index-466.json',
    'assets/js/main.01234567.js',
    'assets/js/framing.01234567.js',
    'assets/js/common.01234567.js',
    'assets/css/blocks.01234567.css',
  ],
  server: ['/site/.docusaurus/registry.js'],
};

const builds = ['browser', 'server'] as const;

test.each(builds)(
  'the %s build is silent while every patch matches',
  (build) => {
    expect(unmatchedPatches(build, built[build])).toEqual([]);
  },
);

const planted = patches.flatMap((patch) =>
  patch.matches.map((pattern) => ({patch, pattern})),
);

test.each(planted)(
  'a maintainer is told which patch lost what it changes: $patch.name, $pattern',
  ({patch, pattern}) => {
    const renamed = built[patch.build].map((name) =>
      pattern.test(name) ? 'renamed' : name,
    );
    const problems = unmatchedPatches(patch.build, renamed, '9.8.7');
    const [problem = ''] = problems.filter((one) => one.includes(patch.name));
    for (const part of [
      patch.name,
      `${patch.package} 9.8.7`,
      String(pattern),
      patch.read,
      'src/plugins/bundle/',
    ]) {
      expect(problem).toContain(part);
    }
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
