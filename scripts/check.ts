/**
 * Runs every check of the project: `npm run check`, or some by name: `npm run check -- types eslint`. `npm run fix` lets the tools
 * that can repair do so.
 */
import pMap from 'p-map';
import {totalLine} from './checks/counts';
import type {Counts} from './checks/counts';
import {runCommand, runStep} from './checks/runStep';
import {chooseSteps, groupSteps} from './checks/steps';
import type {Step} from './checks/steps';

/** Programs that use one processor each run side by side, as many as the smallest machine has. */
const SIDE_BY_SIDE = 2;

const seconds = (since: number) => ((Date.now() - since) / 1000).toFixed(1);

async function check(step: Step, failed: Set<string>): Promise<Counts> {
  if (step.needs !== undefined && failed.has(step.needs)) {
    console.log(`✗ ${step.name} cannot run: ${step.needs} failed`);
    return {passed: 0, failed: 1};
  }
  const start = Date.now();
  const {counts, output} = await runStep(step);
  const {skipped = 0} = counts;
  const total = `${totalLine([counts])}${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  const tests = step.tests === undefined ? '' : ` (${total})`;
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

async function checkAll(chosen: readonly Step[]): Promise<boolean> {
  const failed = new Set<string>();
  const all: Counts[] = [];
  for (const group of groupSteps(chosen)) {
    const counts = await pMap(group, (step) => check(step, failed), {
      concurrency: SIDE_BY_SIDE,
    });
    all.push(...counts);
  }
  console.log(totalLine(all));
  return failed.size === 0;
}

/** Repairs backwards, so that the formatter has the last word. What a tool cannot repair, the check names. */
async function fixAll(chosen: readonly Step[]): Promise<boolean> {
  for (const {name, fix} of [...chosen].reverse()) {
    if (fix !== undefined) {
      const {output, exitCode} = await runCommand(fix);
      console.log(exitCode === 0 ? `✓ ${name}` : `✗ ${name}\n${output}`);
    }
  }
  return true;
}

async function main(words: string[]): Promise<void> {
  const names = words.filter((word) => word !== '--fix');
  const run = words.includes('--fix') ? fixAll : checkAll;
  process.exitCode = (await run(chooseSteps(names))) ? 0 : 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
