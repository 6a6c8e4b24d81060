import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {runCommand, type Run} from '../programs/runProgram';
import {countTestRun} from './counts';
import type {Counts} from './counts';
import type {Step} from './steps';

/** Programs are found in the project's packages first. */
const environment = {
  PATH: [path.resolve('node_modules/.bin'), process.env.PATH ?? ''].join(
    path.delimiter,
  ),
  NO_COLOR: '1',
};

/** Runs the command of a check. */
export const runTool = async (command: readonly string[]) =>
  runCommand(command, environment);

function readReport(step: Step): Counts | undefined {
  if (step.tests === undefined) {
    return undefined;
  }
  try {
    const report: unknown = JSON.parse(readFileSync(step.tests.report, 'utf8'));
    return step.tests.count(report);
  } catch {
    return undefined;
  }
}

export async function runStep(step: Step): Promise<Run & {counts: Counts}> {
  if (step.tests !== undefined) {
    // A stale report must not count for a run that wrote none.
    rmSync(step.tests.report, {force: true});
    mkdirSync(path.dirname(step.tests.report), {recursive: true});
  }
  const run = await runTool(step.command);
  const isFine = run.exitCode === 0;
  const counts =
    step.tests === undefined
      ? {passed: isFine ? 1 : 0, failed: isFine ? 0 : 1}
      : countTestRun(readReport(step), run.exitCode, step.tests);
  return {...run, counts};
}
