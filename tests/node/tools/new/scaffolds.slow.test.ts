import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {copyProject, type ProjectCopy} from '../../../support/projectCopy';

const chinese = 'i18n/zh/docusaurus-plugin-content-docs/current';

/** What the commands are called with. All of them run in one copy, as a contributor's would. */
const commands = [
  [
    ...['page', 'guide/advanced/quota'],
    ...['--title', 'Quotas: how much', '--title-zh', '配额'],
  ],
  ['driver', 'Foo Cloud', '--since', 'v3.64.0'],
];

let copy: ProjectCopy;
let outputs: string[] = [];

const inCopy = (file: string) => path.join(copy.folder, file);
const read = (file: string) => readFileSync(inCopy(file), 'utf8');

/** The files that the commands said they made or changed. */
const touched = () => [
  ...new Set(
    outputs.flatMap((output) =>
      [...output.matchAll(/^(?:new|changed) +(.+)$/gm)].map(
        ([, file = '']) => file,
      ),
    ),
  ),
];

/** Runs one of the project's checks on the touched files of some kinds. */
function check(ending: RegExp, program: string, ...words: string[]) {
  const files = touched().filter((file) => ending.test(file));
  expect(files.length).toBeGreaterThan(1);
  return copy.run(program, ...words, ...files);
}

beforeAll(() => {
  copy = copyProject();
  outputs = commands.map((words) => {
    const {code, output} = copy.run('tsx', 'tools/new.ts', ...words);
    expect([words, code, code === 0 ? '' : output]).toEqual([words, 0, '']);
    return output;
  });
}, 180_000);

afterAll(() => copy.remove());

test('everything asked for is there in both languages', () => {
  for (const page of ['guide/advanced/quota', 'guide/drivers/foo_cloud']) {
    expect(existsSync(inCopy(`docs/${page}.md`))).toBe(true);
    expect(existsSync(inCopy(`${chinese}/${page}.md`))).toBe(true);
    expect(read('i18n/translations.json')).toContain(`"${page}"`);
  }
  // Pages of that folder come into the sidebar by themselves.
  expect(touched()).not.toContain('sidebars.ts');
  expect(read('docs/guide/advanced/quota.md')).toContain(
    'title: "Quotas: how much"\n',
  );
  expect(read(`${chinese}/guide/advanced/quota.md`)).toContain('title: 配额');
});

test('the check names each place where words are missing, and finds nothing else', () => {
  const unwritten = copy.run('tsx', 'scripts/checks/checkUnwritten.ts');
  expect(unwritten.code).toBe(1);
  const named = unwritten.output.match(/^\S+:\d+: write .+$/gm) ?? [];
  expect(named.length).toBeGreaterThan(20);
  for (const file of touched().filter((name) => name.includes('/foo_cloud'))) {
    expect(unwritten.output).toContain(`${file}:3: write `);
  }
  expect(check(/./, 'prettier', '--check')).toMatchObject({code: 0});
  expect(check(/\.md$/, 'markdownlint-cli2', '--no-globs')).toMatchObject({
    code: 0,
  });
  expect(
    check(
      /^(?!i18n).*\.(?:md|tsx?|json)$/,
      ...(['cspell', 'lint', '--no-progress'] as const),
    ),
  ).toMatchObject({code: 0});
  expect(
    copy.run('tsx', 'scripts/checks/checkChineseTypography.ts'),
  ).toMatchObject({
    code: 0,
  });
  expect(copy.run('tsx', 'scripts/checks/checkPages.ts')).toMatchObject({
    code: 0,
  });
  expect(copy.run('tsx', 'scripts/translationStatus.ts')).toMatchObject({
    code: 0,
  });
}, 180_000);

test('the tests of the project pass', () => {
  const {code, output} = copy.run(
    'jest',
    ...['tests/contracts/(pages|storagePages|translations|namedFacts)'],
    ...['tests/node/data/drivers', 'tests/node/tools/facts'],
  );
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
}, 300_000);

test('a second page of that name is refused, and nothing is written', () => {
  const before = read('docs/guide/advanced/quota.md');
  const {code, output} = copy.run(
    'tsx',
    ...['tools/new.ts', 'page', 'guide/advanced/quota'],
  );
  expect([code, output]).toEqual([
    1,
    expect.stringContaining(
      'page: found "guide/advanced/quota", expected a path that is free',
    ),
  ]);
  expect(read('docs/guide/advanced/quota.md')).toBe(before);
});
