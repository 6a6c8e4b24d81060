/** A piece of work that waits for the one before it. */
export interface Turn {
  /** Whether the work may be done now. */
  readonly isDue: boolean;
  readonly due: Promise<void>;
}

/** A turn, and what begins it. */
export function createTurn(): {turn: Turn; begin: () => void} {
  const turn = {isDue: false};
  let begin: () => void = () => undefined;
  const due = new Promise<void>((resolve) => {
    begin = () => {
      turn.isDue = true;
      resolve();
    };
  });
  return {turn: Object.assign(turn, {due}), begin};
}

export interface Turns {
  take: () => Turn;
  /** Tells when nothing waits any more, in a task behind the last work; at once if nothing does. */
  whenDone: (tell: () => void) => void;
}

/**
 * Gives out turns in the order in which they were asked for, each in a task of its own.
 *
 * @param nextTask does something in another task, after what is already there to do
 */
export function createTurns(nextTask: (work: () => void) => void): Turns {
  const waiting: (() => void)[] = [];
  const listeners: (() => void)[] = [];
  let isUnderWay = false;
  const goOn = () => {
    const begin = waiting.shift();
    if (begin === undefined) {
      isUnderWay = false;
      listeners.splice(0).forEach((tell) => {
        tell();
      });
    } else {
      begin();
      nextTask(goOn);
    }
  };
  return {
    take: () => {
      const {turn, begin} = createTurn();
      waiting.push(begin);
      if (!isUnderWay) {
        isUnderWay = true;
        nextTask(goOn);
      }
      return turn;
    },
    whenDone: (tell) => {
      if (isUnderWay) {
        listeners.push(tell);
      } else {
        tell();
      }
    },
  };
}
