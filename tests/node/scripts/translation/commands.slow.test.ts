import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../../../support/pages';
import {temporaryFolder, writeFiles} from '../../../support/temporaryFolder';

let folder: string;

const english = 'docs/guide/index.md';
const chinese = 'i18n/zh/docusaurus-plugin-content-docs/current/guide/index.md';

const write = (name: string, text: string) => {
  writeFiles(folder, {[name]: text});
};

function run(script: string, ...words: string[]) {
  const {status, stdout, stderr} = spawnSync(
    path.join(projectRoot, 'node_modules/.bin/tsx'),
    [path.join(projectRoot, 'scripts', script), ...words],
    {cwd: folder, encoding: 'utf8'},
  );
  return {code: status, stdout, stderr};
}

beforeEach(() => {
  folder = temporaryFolder({
    [english]: '---\ntitle: A\n---\n\n## One {/* #one */}\n\nText.\n',
    [chinese]: '---\ntitle: 甲\n---\n\n## 一 {/* #one */}\n\n文字。\n',
  });
});

test('a translator finds what waits, accepts it, and finds what changed afterwards', () => {
  expect(run('translationStatus.ts').code).toBe(1);
  expect(run('acceptTranslation.ts', chinese).code).toBe(0);
  expect(run('translationStatus.ts')).toMatchObject({
    code: 0,
    stdout:
      '1 pages in en and zh: 1 current, 0 single, 0 drifted, 0 draft, 0 missing\n',
  });
  write(english, '---\ntitle: A\n---\n\n## One {/* #one */}\n\nNew text.\n');
  const strict = run('translationStatus.ts');
  expect(strict.code).toBe(1);
  expect(strict.stdout).toContain('guide/index  drifted  #one (en)');
  expect(run('translationStatus.ts', '--lenient').code).toBe(0);
  const rows: unknown = JSON.parse(
    run('translationStatus.ts', '--json').stdout,
  );
  expect(rows).toMatchObject([
    {
      page: 'guide/index',
      state: {kind: 'drifted', sections: [{id: 'one', changedIn: ['en']}]},
    },
  ]);
}, 60_000);

test('a page that is gone is forgotten once its address leads on', () => {
  const old = 'docs/guide/sponsor.md';
  write(old, '---\ntitle: A\n---\n\nText.\n');
  run('acceptTranslation.ts', 'guide/sponsor', '--single', 'en');
  run('acceptTranslation.ts', 'guide/index');
  rmSync(path.join(folder, old));
  expect(run('translationStatus.ts', '--lenient')).toMatchObject({code: 1});
  expect(run('acceptTranslation.ts', 'guide/sponsor').code).toBe(0);
  expect(run('translationStatus.ts').code).toBe(0);
  rmSync(path.join(folder, english));
  rmSync(path.join(folder, chinese));
  expect(run('acceptTranslation.ts', 'guide/index').stderr).toContain(
    'src/config/legacyAddresses.json: found no row "/guide/" in "renamed"',
  );
}, 60_000);
