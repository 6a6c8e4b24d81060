import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {watchMemory} from './processMemory';

export interface Cost {
  seconds: number;
  /** Most bytes that the program and those it started held at a time; 0 where the system does not tell. */
  memory: number;
}

/**
 * Runs a program until it ends and says what that cost.
 *
 * @throws Error with the end of what it wrote when it fails
 */
export async function costOf(
  [program = '', ...words]: readonly string[],
  folder: string,
): Promise<Cost> {
  const started = performance.now();
  const child = spawn(program, words, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  [child.stdout, child.stderr].forEach((stream) =>
    stream.on('data', (part: Buffer) => (written += part.toString())),
  );
  const memory = watchMemory(child.pid ?? 0);
  await once(child, 'close');
  if (child.exitCode !== 0) {
    throw new Error(
      `${program} ${words.join(' ')} failed in ${folder}:\n${written.slice(-4000)}`,
    );
  }
  return {seconds: (performance.now() - started) / 1000, memory: memory()};
}
