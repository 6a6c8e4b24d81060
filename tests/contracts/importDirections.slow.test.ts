import {execFile} from 'node:child_process';
import {mkdir, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

// Each case starts the tool again, which takes seconds on a busy machine.
jest.setTimeout(120_000);

const root = process.cwd();
const configFile = path.join(root, '.dependency-cruiser.cjs');
const {forbidden} = createRequire(configFile)(configFile) as {
  forbidden: {name: string; severity: string; comment: string}[];
};

/** File name to text. */
type Tree = Record<string, string>;

interface Report {
  summary: {totalCruised: number; violations: {rule: {name: string}}[]};
}

/** Every arrow that is allowed, in one small site. */
const cleanTree: Tree = {
  'docusaurus.config.ts': `import './src/config/site'; import './src/plugins/facts/index';`,
  'src/config/site.ts': `import type {Rule} from '../lib/rule'; export const site: Rule = 'x';`,
  'src/data/facts.ts': `import * as z from 'zod'; export const facts = z;`,
  'src/lib/rule.ts': `import {facts} from '../data/facts'; export type Rule = string; export const rule = facts;`,
  'src/hooks/useRule.ts': `import {useState} from 'react'; import {rule} from '../lib/rule'; export const useRule = () => useState(rule);`,
  'src/hooks/docusaurusInternal.ts': `export {useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';`,
  'src/components/ui/Button.tsx': `import type {Rule} from '../../lib/rule'; import './button.module.css'; export const Button = (label: Rule) => label;`,
  'src/components/ui/button.module.css': '.button {}',
  'src/components/Card.tsx': `import Link from '@docusaurus/Link'; import registry from '@generated/registry'; import {useRule} from '../hooks/useRule'; import {Button} from './ui/Button'; export const Card = [Link, registry, useRule, Button];`,
  'src/theme/Root.tsx': `import Layout from '@theme-original/Layout'; import {Home} from '../components/home/Home'; import {Card} from '@site/src/components/Card'; import {useNavbarSecondaryMenu} from '../hooks/docusaurusInternal'; export default [Layout, Home, Card, useNavbarSecondaryMenu];`,
  'src/pages/index.tsx': `import Root from '@theme/Root'; export default Root;`,
  'src/components/notices/chooseNotice.ts': `import {rule} from '../../lib/rule'; export const chooseNotice = rule;`,
  'src/components/notices/parts/Frame.tsx': `export const Frame = 1;`,
  'src/components/notices/Dialog/index.tsx': `import {Frame} from '../parts/Frame'; import {chooseNotice} from '../chooseNotice'; export const Dialog = [Frame, chooseNotice];`,
  'src/components/home/Home.tsx': `import {Dialog} from '../notices/Dialog'; import {chooseNotice} from '../notices/chooseNotice'; export const Home = [Dialog, chooseNotice];`,
  'src/markdown/remarkRule.ts': `import path from 'node:path'; import {chooseNotice} from '../components/notices/chooseNotice'; export const remarkRule = [path, chooseNotice];`,
  'src/plugins/facts/index.ts': `import path from 'node:path'; import {rule} from '../../lib/rule'; import {remarkRule} from '../../markdown/remarkRule'; export default [path, rule, remarkRule];`,
  'scripts/new.ts': `import path from 'node:path'; import {site} from '../src/config/site'; console.log(path, site);`,
  'service/src/app.ts': `import {createHash} from 'node:crypto'; import {facts} from '../../src/data/facts'; import {rule} from '../../src/lib/rule'; export const app = [createHash, facts, rule];`,
  'service/src/node.ts': `import {createServer} from 'node:http'; import {app} from './app'; createServer(() => app);`,
  'tests/card.test.tsx': `import {Card} from '../src/components/Card'; import '@theme/Root'; console.log(Card);`,
};

/** For each rule the files that break it, and only it, when they are added to the clean tree. */
const violations: Record<string, Tree> = {
  'config-is-a-table': {
    'src/config/other.ts': `import {rule} from '../lib/rule'; export const other = rule;`,
  },
  'data-is-facts': {
    'src/data/other.ts': `import {site} from '../config/site'; export const other = site;`,
  },
  'lib-uses-facts-only': {
    'src/lib/other.ts': `import {useRule} from '../hooks/useRule'; export const other = useRule;`,
  },
  'hooks-show-nothing': {
    'src/hooks/useOther.ts': `import {Card} from '../components/Card'; export const useOther = () => Card;`,
  },
  'rules-without-framework': {
    'src/lib/other.ts': `import {useState} from 'react'; export const other = useState;`,
  },
  'node-only-at-build-time': {
    'src/components/Other.tsx': `import path from 'node:path'; export const Other = path;`,
  },
  'ui-knows-no-site': {
    'src/components/ui/Other.tsx': `import {Card} from '../Card'; export const Other = Card;`,
  },
  'theme-and-pages-are-edges': {
    'src/components/Other.tsx': `import Root from '@theme/Root'; export const Other = Root;`,
  },
  'build-time-uses-rules-only': {
    'src/plugins/facts/other.ts': `import {Card} from '../../components/Card'; export const other = Card;`,
  },
  'markdown-below-plugins': {
    'src/markdown/other.ts': `import facts from '../plugins/facts/index'; export const other = facts;`,
  },
  'features-meet-at-their-top': {
    'src/components/home/Other.tsx': `import {Frame} from '../notices/parts/Frame'; export const Other = Frame;`,
  },
  'build-time-hands-over-data': {
    'src/components/Other.tsx': `import facts from '../plugins/facts/index'; export const Other = facts;`,
  },
  'one-door-to-internals': {
    'src/components/Other.tsx': `import {useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal'; export const Other = useNavbarSecondaryMenu;`,
  },
  'site-without-tests-and-scripts': {
    'src/lib/other.ts': `import '../../scripts/new'; export const other = 1;`,
  },
  'service-uses-facts-and-rules': {
    'service/src/other.ts': `import {site} from '../../src/config/site'; export const other = site;`,
  },
  'worker-without-node-server': {
    'service/src/other.ts': `import {createServer} from 'node:http'; export const other = createServer;`,
  },
  'no-circle': {
    'src/lib/one.ts': `import {two} from './two'; export const one = () => two;`,
    'src/lib/two.ts': `import {one} from './one'; export const two = () => one;`,
  },
  'no-orphan': {'src/lib/forgotten.ts': 'export const forgotten = 1;'},
  'no-blind-spots': {
    'src/lib/other.ts': `import {nowhere} from '@side/nowhere'; export const other = nowhere;`,
  },
};

let folder = '';

async function plant(name: string, tree: Tree): Promise<string> {
  const site = path.join(folder, name);
  for (const [file, text] of Object.entries(tree)) {
    const target = path.join(site, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, text);
  }
  await symlink(
    path.join(root, 'node_modules'),
    path.join(site, 'node_modules'),
  );
  return site;
}

/** What dependency-cruiser says about a site, with the project's own rules. */
async function cruise(site: string): Promise<Report> {
  const program = path.join(
    root,
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  );
  const folders = [
    ...['src', 'scripts', 'service', 'tests'],
    'docusaurus.config.ts',
  ];
  const words = [program, ...folders, '--config', configFile];
  const {stdout} = await promisify(execFile)(
    process.execPath,
    // The exit code of this reporter is 0 whatever it found.
    [...words, '--output-type', 'json'],
    {cwd: site, maxBuffer: 2 ** 26},
  );
  return JSON.parse(stdout) as Report;
}

const brokenRules = ({summary}: Report) => [
  ...new Set(summary.violations.map(({rule}) => rule.name)),
];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'import-directions-'));
});

afterAll(() => rm(folder, {recursive: true}));

test('each rule is an error, says in one sentence what it is for, and has a planted violation', () => {
  expect(Object.keys(violations)).toEqual(forbidden.map(({name}) => name));
  expect(forbidden.map(({severity}) => severity)).toEqual(
    forbidden.map(() => 'error'),
  );
  forbidden.forEach(({comment}) => {
    expect(comment).toMatch(/^[A-Za-z].{20,}[^.]\.$/);
  });
});

test('a site with every allowed arrow passes, and all of its modules were looked at', async () => {
  const report = await cruise(await plant('clean', cleanTree));
  expect(brokenRules(report)).toEqual([]);
  expect(report.summary.totalCruised).toBeGreaterThanOrEqual(
    Object.keys(cleanTree).length,
  );
});

test.each(Object.entries(violations))(
  'a violation of %s is found, and nothing else',
  async (name, tree) => {
    const report = await cruise(await plant(name, {...cleanTree, ...tree}));
    expect(brokenRules(report)).toEqual([name]);
  },
);
