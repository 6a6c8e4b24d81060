/**
 * Plants each fault of `tests/faults/` in turn and runs the check that should notice it: `npm run planted-faults`, `-- --unit` for those that
 * need no built site, `-- search-keys` for some by name. Fails with the name of each patch that no longer applies and of each fault that
 * nobody noticed. It works in a copy of the last commit.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {mkdtemp, rm, symlink} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runTool} from '../scripts/checks/runStep';
import {parseFault, type PlantedFault} from './planted-faults/fault';
import {runProgram} from '../scripts/programs/runProgram';

const FOLDER = 'tests/faults';

function readFaults(): PlantedFault[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.patch'))
    .sort()
    .map((file) =>
      parseFault(
        path.basename(file, '.patch'),
        readFileSync(path.join(FOLDER, file), 'utf8'),
      ),
    );
}

/** A copy of the last commit, which shares the packages. */
async function copyOfCommit(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'planted-faults-'));
  await runProgram('.', 'git', ['worktree', 'add', '--detach', folder, 'HEAD']);
  await symlink(
    path.resolve('node_modules'),
    path.join(folder, 'node_modules'),
  );
  return folder;
}

const build = ['npm', 'run', '--silent', 'build'];

async function succeeds(command: readonly string[]): Promise<boolean> {
  return (await runTool(command)).exitCode === 0;
}

const nameOf = ({check}: PlantedFault) => check.join(' ');

/** The checks that fail without any fault, so that they notice nothing. */
async function failingChecks(
  faults: readonly PlantedFault[],
): Promise<Set<string>> {
  const failing = new Set<string>();
  const isBuilt =
    !faults.some(({needsBuild}) => needsBuild) || (await succeeds(build));
  const checks = new Map(faults.map((fault) => [nameOf(fault), fault]));
  for (const [name, {check, needsBuild}] of checks) {
    if ((needsBuild && !isBuilt) || !(await succeeds(check))) {
      failing.add(name);
    }
  }
  return failing;
}

/** What is wrong with a fault; `undefined` where its check fails because of it. */
async function problemOf(
  fault: PlantedFault,
  failing: ReadonlySet<string>,
): Promise<string | undefined> {
  const patch = path.join(FOLDER, `${fault.name}.patch`);
  const applied = await runTool(['git', 'apply', patch]);
  if (applied.exitCode !== 0) {
    return `the patch no longer applies: ${applied.output.trim()}`;
  }
  const isUnnoticed =
    (!fault.needsBuild || (await succeeds(build))) &&
    (await succeeds(fault.check));
  await runTool(['git', 'apply', '--reverse', patch]);
  if (isUnnoticed) {
    return `not noticed by: ${nameOf(fault)}`;
  }
  return failing.has(nameOf(fault))
    ? `fails without the fault, too: ${nameOf(fault)}`
    : undefined;
}

async function plantAll(faults: readonly PlantedFault[]): Promise<boolean> {
  const failing = await failingChecks(faults);
  let wrong = 0;
  for (const fault of faults) {
    const problem = await problemOf(fault, failing);
    wrong += problem === undefined ? 0 : 1;
    console.log(
      problem === undefined ? `✓ ${fault.name}` : `✗ ${fault.name}: ${problem}`,
    );
  }
  console.log(`${faults.length - wrong} noticed, ${wrong} not`);
  return wrong === 0;
}

async function main(): Promise<void> {
  const {values, positionals: names} = parseArgs({
    allowPositionals: true,
    options: {unit: {type: 'boolean', default: false}},
  });
  const faults = readFaults().filter(
    ({name, needsBuild}) =>
      (names.length === 0 || names.includes(name)) &&
      !(values.unit && needsBuild),
  );
  if (faults.length === 0 || faults.length < names.length) {
    throw new Error(`${FOLDER}: found no fault of one of these names`);
  }
  const project = process.cwd();
  const folder = await copyOfCommit();
  process.chdir(folder);
  try {
    process.exitCode = (await plantAll(faults)) ? 0 : 1;
  } finally {
    process.chdir(project);
    await runProgram('.', 'git', ['worktree', 'remove', '--force', folder]);
    await rm(folder, {recursive: true, force: true});
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
