import {execFile} from 'node:child_process';
import {mkdir, symlink, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';
import {temporaryFolder} from '../support/temporaryFolder';

// The tool takes seconds on a busy machine.
jest.setTimeout(120_000);

const root = process.cwd();
const configFile = path.join(root, '.dependency-cruiser.cjs');
const {forbidden} = createRequire(configFile)(configFile) as {
  forbidden: {name: string; severity: string; comment: string}[];
};

/** File name to text. */
type Tree = Record<string, string>;

interface Report {
  summary: {
    totalCruised: number;
    violations: {from: string; rule: {name: string}}[];
  };
}

/** Every arrow that is allowed, in one small site. */
const cleanTree: Tree = {
  'package.json': '{"devDependencies": {"ws": "1", "@docusaurus/types": "1"}}',
  'docusaurus.config.ts': `import type {Config} from '@docusaurus/types'; export type Site = Config; import './src/config/site'; import './src/plugins/facts/index';`,
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
  'tools/bench.ts': `import {serve} from '../scripts/server/site'; serve();`,
  'scripts/new.ts': `import path from 'node:path'; import {site} from '../src/config/site'; console.log(path, site);`,
  'scripts/preview.ts': `import 'ws';`,
  'scripts/serve.ts': `import {serve} from './server/site'; serve();`,
  'scripts/server/site.ts': `export const serve = () => 1;`,
  'service/src/app.ts': `import {createHash} from 'node:crypto'; import {facts} from '../../src/data/facts'; import {rule} from '../../src/lib/rule'; export const app = [createHash, facts, rule];`,
  'service/src/node.ts': `import {createServer} from 'node:http'; import {app} from './app'; createServer(() => app);`,
  'tests/card.test.tsx': `import {Card} from '../src/components/Card'; import '@theme/Root'; console.log(Card);`,
};

/** For each rule the files that break it, and only it, when they are added to the clean tree. Every file has a name of its own. */
const violations: Record<string, Tree> = {
  'config-is-a-table': {
    'src/config/configIsATable.ts': `import {rule} from '../lib/rule'; export const configIsATable = rule;`,
  },
  'data-is-facts': {
    'src/data/dataIsFacts.ts': `import {site} from '../config/site'; export const dataIsFacts = site;`,
  },
  'lib-uses-facts-only': {
    'src/lib/libUsesFactsOnly.ts': `import {useRule} from '../hooks/useRule'; export const libUsesFactsOnly = useRule;`,
  },
  'hooks-show-nothing': {
    'src/hooks/useHooksShowNothing.ts': `import {Card} from '../components/Card'; export const useHooksShowNothing = () => Card;`,
  },
  'rules-without-framework': {
    'src/lib/rulesWithoutFramework.ts': `import {useState} from 'react'; export const rulesWithoutFramework = useState;`,
  },
  'node-only-at-build-time': {
    'src/components/NodeOnlyAtBuildTime.tsx': `import path from 'node:path'; export const NodeOnlyAtBuildTime = path;`,
  },
  'ui-knows-no-site': {
    'src/components/ui/UiKnowsNoSite.tsx': `import {Card} from '../Card'; export const UiKnowsNoSite = Card;`,
  },
  'theme-and-pages-are-edges': {
    'src/components/ThemeAndPagesAreEdges.tsx': `import Root from '@theme/Root'; export const ThemeAndPagesAreEdges = Root;`,
  },
  'build-time-uses-rules-only': {
    'src/plugins/facts/buildTimeUsesRulesOnly.ts': `import {Card} from '../../components/Card'; export const buildTimeUsesRulesOnly = Card;`,
  },
  'markdown-below-plugins': {
    'src/markdown/markdownBelowPlugins.ts': `import facts from '../plugins/facts/index'; export const markdownBelowPlugins = facts;`,
  },
  'features-meet-at-their-top': {
    'src/components/home/FeaturesMeetAtTheirTop.tsx': `import {Frame} from '../notices/parts/Frame'; export const FeaturesMeetAtTheirTop = Frame;`,
  },
  'build-time-hands-over-data': {
    'src/components/BuildTimeHandsOverData.tsx': `import facts from '../plugins/facts/index'; export const BuildTimeHandsOverData = facts;`,
  },
  'one-door-to-internals': {
    'src/components/OneDoorToInternals.tsx': `import {useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal'; export const OneDoorToInternals = useNavbarSecondaryMenu;`,
  },
  'site-without-tests-and-scripts': {
    'src/lib/siteWithoutTestsAndScripts.ts': `import '../../scripts/new'; export const siteWithoutTestsAndScripts = 1;`,
  },
  'nothing-needs-tools': {
    'scripts/nothingNeedsTools.ts': `import '../tools/bench'; export const nothingNeedsTools = 1;`,
  },
  'hosts-install-dependencies-only': {
    'scripts/server/hostsInstallDependenciesOnly.ts': `import ws from 'ws'; export const hostsInstallDependenciesOnly = ws;`,
  },
  'host-programs-use-their-own': {
    'scripts/server/hostProgramsUseTheirOwn.ts': `import '../preview'; export const hostProgramsUseTheirOwn = 1;`,
  },
  'service-uses-facts-and-rules': {
    'service/src/serviceUsesFactsAndRules.ts': `import {site} from '../../src/config/site'; export const serviceUsesFactsAndRules = site;`,
  },
  'mcp-uses-rules-of-features': {
    'service/src/mcp/mcpUsesRulesOfFeatures.ts': `import {useRule} from '../../../src/hooks/useRule'; export const mcpUsesRulesOfFeatures = useRule;`,
  },
  'worker-without-node-server': {
    'service/src/workerWithoutNodeServer.ts': `import {createServer} from 'node:http'; export const workerWithoutNodeServer = createServer;`,
  },
  'no-circle': {
    'src/lib/one.ts': `import {two} from './two'; export const one = () => two;`,
    'src/lib/two.ts': `import {one} from './one'; export const two = () => one;`,
  },
  'no-orphan': {'src/lib/forgotten.ts': 'export const forgotten = 1;'},
  'no-blind-spots': {
    'src/lib/noBlindSpots.ts': `import {nowhere} from '@side/nowhere'; export const noBlindSpots = nowhere;`,
  },
};

const folder = temporaryFolder();

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
    ...['src', 'scripts', 'tools', 'service', 'tests'],
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
  expect(report.summary.violations).toEqual([]);
  expect(report.summary.totalCruised).toBeGreaterThanOrEqual(
    Object.keys(cleanTree).length,
  );
});

test('each planted violation is found where it is, and nothing else', async () => {
  // A circle is reported once.
  const planted = Object.entries(violations).map(
    ([rule, tree]) => `${Object.keys(tree)[0]}: ${rule}`,
  );
  const trees = [cleanTree, ...Object.values(violations)];
  const {summary} = await cruise(
    await plant(
      'violations',
      Object.fromEntries(trees.flatMap(Object.entries)),
    ),
  );
  expect(
    summary.violations.map(({from, rule}) => `${from}: ${rule.name}`).sort(),
  ).toEqual(planted.sort());
});
