import {readFileSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../support/pages';

/** The packages that the site is made with, each with a file where it does its job. */
const jobs: readonly [name: string, file: string][] = [
  ['@docusaurus/core', 'package.json'],
  ['@docusaurus/preset-classic', 'docusaurus.config.ts'],
  ['@docusaurus/theme-mermaid', 'docusaurus.config.ts'],
  ['@docusaurus/theme-mermaid', 'src/components/diagram/Drawing.tsx'],
  ['@docusaurus/plugin-ideal-image', 'docusaurus.config.ts'],
  ['@docsearch/react', 'src/components/search/SearchDialog/Modal.tsx'],
  ['@giscus/react', 'src/components/comments/Discussion.tsx'],
  ['prism-react-renderer', 'src/markdown/code/highlight.ts'],
  ['echarts-for-react', 'src/components/chart/Drawing.tsx'],
  ['react-player', 'src/components/video/NativePlayer.tsx'],
  ['@fontsource-variable/noto-sans-sc', 'src/plugins/previews/font.ts'],
  ['harfbuzzjs', 'src/plugins/previews/font.ts'],
  ['wawoff2', 'src/plugins/previews/font.ts'],
  ['clsx', 'src/components/page/PageBody.tsx'],
  ['react', 'src/components/page/PageBody.tsx'],
  ['jest', 'package.json'],
  ['@testing-library/react', 'tests/support/renderOnSite.tsx'],
];

const read = (file: string) =>
  readFileSync(path.join(projectRoot, file), 'utf8');

const architecture = read('ARCHITECTURE.md');
const {dependencies, devDependencies} = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

test.each(jobs)('%s is installed and does its job in %s', (name, file) => {
  expect({...dependencies, ...devDependencies}).toHaveProperty([name]);
  expect(read(file)).toMatch(new RegExp(`['"]${name}(?:/[\\w./-]+)?['"]`));
});

test('a newcomer finds in ARCHITECTURE.md where each works', () => {
  const named = jobs.filter(
    ([name]) => name.includes('/') && !name.startsWith('@testing'),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(
    named.filter(
      ([name]) => !architecture.includes(name.replace('@docusaurus/', '')),
    ),
  ).toEqual([]);
});
