import {existsSync, readdirSync, readFileSync} from 'node:fs';

/** How often the processes are looked at, in milliseconds. */
const INTERVAL = 100;

/** A process as `/proc` describes it. */
export interface ProcessNote {
  id: number;
  parent: number;
  /** Bytes that are its own, and its part of those it shares. */
  memory: number;
}

/** Bytes of a process and of all that it started, and they. */
export function memoryOf(root: number, all: readonly ProcessNote[]): number {
  const own = all.find(({id}) => id === root)?.memory ?? 0;
  return all
    .filter(({parent}) => parent === root)
    .reduce((sum, {id}) => sum + memoryOf(id, all), own);
}

/** The parent in a line of `/proc/<id>/stat`; the name before it can hold brackets and spaces. */
export function parentIn(stat: string): number {
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** The bytes in a text of `/proc/<id>/smaps_rollup`. */
export function bytesIn(rollup: string): number {
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) * 1024;
}

function note(id: number): ProcessNote | undefined {
  try {
    return {
      id,
      parent: parentIn(readFileSync(`/proc/${id}/stat`, 'utf8')),
      memory: 0,
    };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

function pss(id: number): number {
  try {
    return bytesIn(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'));
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}

/** A process and all below it, without their memory. */
function family(root: number, all: readonly ProcessNote[]): ProcessNote[] {
  return all
    .filter(({id, parent}) => id === root || parent === root)
    .flatMap((one) => (one.id === root ? [one] : family(one.id, all)));
}

function look(root: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => note(Number(name)) ?? []);
  const own = family(root, all).map((one) => ({...one, memory: pss(one.id)}));
  return memoryOf(root, own);
}

/**
 * Watches how much memory a process and its children hold, on Linux.
 *
 * @returns a function that ends it and tells the most that they held
 */
export function watchMemory(root: number): () => number {
  if (!existsSync('/proc/self/smaps_rollup')) {
    return () => 0;
  }
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, look(root));
  }, INTERVAL);
  return () => {
    clearInterval(timer);
    return most;
  };
}
