import {spawn} from 'node:child_process';
import {once} from 'node:events';

/**
 * Runs a program in a folder.
 *
 * @throws Error with the program's own words when it fails
 */
export async function runProgram(
  folder: string,
  program: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = spawn(program, words, {
    cwd: folder,
    env: {...process.env, ...environment},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  [child.stdout, child.stderr].forEach((stream) =>
    stream.on('data', (part: Buffer) => (output += part.toString())),
  );
  await once(child, 'close');
  if (child.exitCode !== 0) {
    throw new Error(`${program} ${words.join(' ')} failed:\n${output}`);
  }
}
