import type {Step} from './steps';

/** Programs that use one processor each run side by side, as many as the smallest machine has. */
const SIDE_BY_SIDE = 2;

type Scheduled = Pick<Step, 'name' | 'needs' | 'isAlone'>;

/** The first step that may start beside those that run; none before a step that runs alone, or before what it needs has ended. */
function nextStep<S extends Scheduled>(
  waiting: readonly S[],
  running: ReadonlySet<S>,
): S | undefined {
  const unfinished = new Set([...waiting, ...running].map(({name}) => name));
  for (const step of waiting) {
    if (step.isAlone) {
      return running.size === 0 && step === waiting[0] ? step : undefined;
    }
    if (step.needs === undefined || !unfinished.has(step.needs)) {
      return step;
    }
  }
  return undefined;
}

/** Runs steps in their order, two at a time: each as soon as there is room and what it needs has ended, well or badly. */
export async function runInOrder<S extends Scheduled>(
  steps: readonly S[],
  run: (step: S) => Promise<void>,
): Promise<void> {
  const waiting = [...steps];
  const running = new Map<S, Promise<void>>();
  const start = (step: S) => {
    waiting.splice(waiting.indexOf(step), 1);
    running.set(
      step,
      run(step).finally(() => running.delete(step)),
    );
  };
  while (waiting.length + running.size > 0) {
    const isAlone = [...running.keys()].some((step) => step.isAlone);
    const next =
      isAlone || running.size >= SIDE_BY_SIDE
        ? undefined
        : nextStep(waiting, new Set(running.keys()));
    if (next !== undefined) {
      start(next);
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(
        `No check can start: ${waiting.map(({name, needs}) => `${name} needs ${needs}`).join(', ')}`,
      );
    }
  }
}
