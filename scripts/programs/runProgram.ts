import {spawn} from 'node:child_process';

export interface Run {
  output: string;
  exitCode: number;
}

/** Runs a command, and keeps what it says. */
export async function runCommand(
  command: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  folder = '.',
): Promise<Run> {
  const [program = '', ...words] = command;
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const child = spawn(program, words, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, ...environment},
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

/**
 * Runs a program in a folder.
 *
 * @throws Error with the program's own words when it fails
 */
export async function runProgram(
  folder: string,
  program: string,
  words: readonly string[],
  environment?: Readonly<Record<string, string>>,
): Promise<void> {
  const command = [program, ...words];
  const {output, exitCode} = await runCommand(command, environment, folder);
  if (exitCode !== 0) {
    throw new Error(`${command.join(' ')} failed:\n${output}`);
  }
}
