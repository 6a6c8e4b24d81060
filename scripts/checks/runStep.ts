import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {countTestRun} from './counts';
import type {Counts} from './counts';
import type {Step} from './steps';

interface Run {
  output: string;
  exitCode: number;
}

/** Where programs are found: those of the project's packages first. */
const searchPath = [
  path.resolve('node_modules/.bin'),
  process.env.PATH ?? '',
].join(path.delimiter);

export async function runCommand(command: readonly string[]): Promise<Run> {
  const [program = '', ...words] = command;
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const child = spawn(program, words, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, PATH: searchPath, NO_COLOR: '1'},
    });
    const keep = (part: Buffer) => parts.push(part);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const finish = (exitCode: number, note = '') => {
      resolve({output: Buffer.concat(parts).toString() + note, exitCode});
    };
    child.once('error', (error) => finish(1, error.message));
    child.once('close', (code) => finish(code ?? 1));
  });
}

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
  const run = await runCommand(step.command);
  const isFine = run.exitCode === 0;
  const counts =
    step.tests === undefined
      ? {passed: isFine ? 1 : 0, failed: isFine ? 0 : 1}
      : countTestRun(readReport(step), run.exitCode, step.tests);
  return {...run, counts};
}
