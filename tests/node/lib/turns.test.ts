import {createTurns} from '../../../src/lib/turns';

/** Tasks that a test begins itself. */
function createTasks() {
  const tasks: (() => void)[] = [];
  return {
    nextTask: (work: () => void) => {
      tasks.push(work);
    },
    /** Runs one task and what follows from it. */
    run: async () => {
      tasks.shift()?.();
      await Promise.resolve();
    },
    count: () => tasks.length,
  };
}

test('turns come in the order in which they were asked for, each in a task of its own', async () => {
  const {nextTask, run} = createTasks();
  const turns = createTurns(nextTask);
  const done: string[] = [];
  const [first, second] = [turns.take(), turns.take()];
  void second.due.then(() => done.push('second'));
  void first.due.then(() => done.push('first'));
  expect(first.isDue).toBe(false);
  await run();
  expect(first.isDue).toBe(true);
  expect(second.isDue).toBe(false);
  expect(done).toEqual(['first']);
  await run();
  expect(done).toEqual(['first', 'second']);
});

test('work that a turn brings about comes behind what waits already', async () => {
  const {nextTask, run} = createTasks();
  const turns = createTurns(nextTask);
  const done: string[] = [];
  const note = (name: string) => () => {
    done.push(name);
  };
  void turns.take().due.then(() => {
    void turns.take().due.then(note('inner'));
  });
  void turns.take().due.then(note('outer'));
  await run();
  await run();
  await run();
  expect(done).toEqual(['outer', 'inner']);
});

test('the end is told behind the last turn, and at once when nothing waits', async () => {
  const {nextTask, run, count} = createTasks();
  const turns = createTurns(nextTask);
  const tell = jest.fn();
  turns.take();
  turns.whenDone(tell);
  await run();
  expect(tell).not.toHaveBeenCalled();
  await run();
  expect(tell).toHaveBeenCalledTimes(1);
  expect(count()).toBe(0);
  turns.whenDone(tell);
  expect(tell).toHaveBeenCalledTimes(2);
});

test('turns go on after a pause', async () => {
  const {nextTask, run} = createTasks();
  const turns = createTurns(nextTask);
  turns.take();
  await run();
  await run();
  const later = turns.take();
  await run();
  expect(later.isDue).toBe(true);
});
