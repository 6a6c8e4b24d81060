import type {SearchHit} from './hit';

/** How long the hosted service is left alone after a keystroke, in milliseconds. */
export const HOSTED_DELAY = 500;

/** How long an answer may take before the reader is told that none comes, in milliseconds. */
export const SEARCH_TIMEOUT = 20_000;

/** What an index answers to one query. */
export interface SearchAnswer {
  hits: readonly SearchHit[];
  /** Another query, where this one finds nothing. */
  suggestion?: string;
}

/** What the newest query came to. */
export type SearchOutcome =
  {kind: 'answered'; answer: SearchAnswer} | {kind: 'failed'};

interface QueueOptions {
  ask: (query: string) => Promise<SearchAnswer>;
  /** How long to wait for a further keystroke before asking, in milliseconds; 0 asks at once. */
  delay: number;
  /** Told before those who wait; `undefined` when nothing is searched any more. */
  onOutcome: (outcome: SearchOutcome | undefined) => void;
}

export interface SearchQueue {
  /** The hits for the newest query, whichever was asked for: an older one is never answered with its own. Never rejects. */
  search: (query: string) => Promise<readonly SearchHit[]>;
  /** Asks nothing while a word is being composed by an input method. */
  hold: () => void;
  release: () => void;
  /** Drops what is under way. */
  forget: () => void;
}

/** The newest query, and all who wait for its answer. */
interface Round {
  query: string;
  isAsked: boolean;
  waiting: ((hits: readonly SearchHit[]) => void)[];
}

/** Rejects when a promise takes too long. */
async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The search took too long.'));
    }, SEARCH_TIMEOUT);
  });
  return Promise.race([promise, late]).finally(() => {
    clearTimeout(timer);
  });
}

/** Asks for one query at a time, the newest: what a reader has typed over is dropped, asked or not. */
export function createSearchQueue({
  ask,
  delay,
  onOutcome,
}: QueueOptions): SearchQueue {
  let round: Round | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;

  const finish = (finished: Round, outcome: SearchOutcome | undefined) => {
    if (round === finished) {
      round = undefined;
      onOutcome(outcome);
      const hits = outcome?.kind === 'answered' ? outcome.answer.hits : [];
      finished.waiting.forEach((tell) => {
        tell(hits);
      });
    }
  };

  const send = (asked: Round) => {
    asked.isAsked = true;
    inTime(ask(asked.query)).then(
      (answer) => {
        finish(asked, {kind: 'answered', answer});
      },
      () => {
        finish(asked, {kind: 'failed'});
      },
    );
  };

  const start = () => {
    clearTimeout(timer);
    const next = round;
    if (!next || next.isAsked || isHeld) {
      return;
    }
    if (delay === 0) {
      send(next);
    } else {
      timer = setTimeout(send, delay, next);
    }
  };

  return {
    search: async (query) =>
      new Promise((resolve) => {
        if (round?.query === query) {
          round.waiting.push(resolve);
        } else {
          const waiting = [...(round?.waiting ?? []), resolve];
          round = {query, isAsked: false, waiting};
          start();
        }
      }),
    hold: () => {
      isHeld = true;
      clearTimeout(timer);
    },
    release: () => {
      isHeld = false;
      start();
    },
    forget: () => {
      clearTimeout(timer);
      if (round) {
        finish(round, undefined);
      } else {
        onOutcome(undefined);
      }
    },
  };
}
