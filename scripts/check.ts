/**
 * Runs every check of the project: `npm run check`, or some by name: `npm run check -- lint spelling`. `--quick` runs what takes a few
 * minutes, `--changed` what the changed files can break, `--part` one of the parts that continuous integration runs beside each other. `npm run fix` lets the tools that can repair do so.
 */
import {existsSync, statSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {changedPlan} from './checks/changed';
import {changedFiles, hasMainBranch} from './checks/changedFiles';
import {totalLine} from './checks/counts';
import type {Counts} from './checks/counts';
import type {Plan} from './checks/plan';
import {quickPlan} from './checks/quick';
import {runInOrder} from './checks/runInOrder';
import {runStep, runTool} from './checks/runStep';
import {chooseSteps, parts, stepsOf} from './checks/steps';
import type {Step} from './checks/steps';
import {wholePlan} from './checks/whole';
import {filesIn} from './hosting/filesIn';
import {oneOf} from './oneOf';
import {run} from './run';

const seconds = (since: number) => ((Date.now() - since) / 1000).toFixed(1);

async function check(step: Step, failed: Set<string>): Promise<Counts> {
  if (step.needs !== undefined && failed.has(step.needs)) {
    console.log(`✗ ${step.name} cannot run: ${step.needs} failed`);
    return {passed: 0, failed: 1};
  }
  const start = Date.now();
  const {counts, output} = await runStep(step);
  const tests = step.tests === undefined ? '' : ` (${totalLine([counts])})`;
  const mark = counts.failed === 0 ? '✓' : '✗';
  console.log(`${mark} ${step.name}${tests} ${seconds(start)} s`);
  if (counts.failed > 0 || step.isShown === true) {
    console.log(`${output.trimEnd()}\n`);
  }
  if (counts.failed > 0) {
    failed.add(step.name);
  }
  return counts;
}

async function checkAll({steps, before, after}: Plan): Promise<boolean> {
  const failed = new Set<string>();
  const all: Counts[] = [];
  before.forEach((line) => console.log(line));
  await runInOrder(steps, async (step) => {
    all.push(await check(step, failed));
  });
  after.forEach((line) => console.log(line));
  console.log(totalLine(all));
  return failed.size === 0;
}

/** Repairs backwards, so that the formatter has the last word. What a tool cannot repair, the check names. */
async function fixAll(chosen: readonly Step[]): Promise<boolean> {
  for (const {name, fix} of [...chosen].reverse()) {
    if (fix !== undefined) {
      const {output, exitCode} = await runTool(fix);
      console.log(exitCode === 0 ? `✓ ${name}` : `✗ ${name}\n${output}`);
    }
  }
  return true;
}

const testFiles = () => filesIn('tests', /\.test\.tsx?$/);

/** Continuous integration and the check of the night leave nothing out, and nothing is known where there is no main branch. */
function runsEverything(): boolean {
  const {CI, CRAWL} = process.env;
  return CI !== undefined || CRAWL === 'whole' || !hasMainBranch();
}

interface Choice {
  quick: boolean;
  changed: boolean;
  part?: string | undefined;
}

function planOf(
  {quick, changed, part}: Choice,
  names: readonly string[],
): Plan {
  if (part !== undefined) {
    return {
      steps: stepsOf(oneOf(parts, part, '--part')),
      before: [],
      after: [],
    };
  }
  if (quick) {
    const built = statSync('build/sitemap.xml', {throwIfNoEntry: false})?.mtime;
    const change = {...changedFiles(), isThere: existsSync};
    return quickPlan({built, testFiles: testFiles(), change});
  }
  if (changed) {
    return changedPlan({
      ...changedFiles(),
      isThere: existsSync,
      testFiles: testFiles(),
    });
  }
  if (names.length > 0 || runsEverything()) {
    return {steps: chooseSteps(names), before: [], after: []};
  }
  return wholePlan(testFiles(), changedFiles().files);
}

async function main(words: string[]): Promise<void> {
  const {values, positionals: names} = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      fix: {type: 'boolean', default: false},
      quick: {type: 'boolean', default: false},
      changed: {type: 'boolean', default: false},
      part: {type: 'string'},
    },
  });
  const {fix, quick, changed, part} = values;
  const ways = [fix, quick, changed, part].filter(Boolean).length;
  if (ways > 1 || (ways === 1 && !fix && names.length > 0)) {
    throw new Error(
      'Write one of --quick, --changed, --part and --fix; names of checks alone or with --fix.',
    );
  }
  const isFine = fix
    ? await fixAll(chooseSteps(names))
    : await checkAll(planOf(values, names));
  process.exitCode = isFine ? 0 : 1;
}

run(main);
