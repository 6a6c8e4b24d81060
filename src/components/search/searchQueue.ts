import type {SearchGaps, SearchHit} from './hit';

/** Debounce delay of the hosted service, in milliseconds. */
export const HOSTED_DELAY = 500;

export const SEARCH_TIMEOUT = 20_000;

/** The result of one query; the hosted service says nothing about gaps. */
export interface SearchAnswer extends Partial<SearchGaps> {
  hits: readonly SearchHit[];
  /** Another query, if this one finds nothing. */
  suggestion?: string;
}

/** How the newest query ended. */
export type SearchOutcome =
  {kind: 'answered'; answer: SearchAnswer} | {kind: 'failed'};

interface QueueOptions {
  run: (query: string) => Promise<SearchAnswer>;
  /** Debounce delay in milliseconds; 0 sends each query at once. */
  delay: number;
  /** Called before the waiting searches resolve; `undefined` when there is no query any more. */
  onOutcome: (outcome: SearchOutcome | undefined) => void;
}

export interface SearchQueue {
  /** Resolves to the hits of the newest query, also for an older one. Never rejects. */
  search: (query: string) => Promise<readonly SearchHit[]>;
  /** Sends nothing while an input method composes a word. */
  hold: () => void;
  release: () => void;
  cancel: () => void;
}

/** The newest query, and all searches that wait for its result. */
interface PendingQuery {
  query: string;
  isSent: boolean;
  waiting: ((hits: readonly SearchHit[]) => void)[];
}

async function withTimeout<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The search took too long.'));
    }, SEARCH_TIMEOUT);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Runs one query at a time, the newest: older ones are dropped, sent or not. */
export function createSearchQueue({
  run,
  delay,
  onOutcome,
}: QueueOptions): SearchQueue {
  let pending: PendingQuery | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;

  const finish = (
    finished: PendingQuery,
    outcome: SearchOutcome | undefined,
  ) => {
    if (pending === finished) {
      pending = undefined;
      onOutcome(outcome);
      const hits = outcome?.kind === 'answered' ? outcome.answer.hits : [];
      finished.waiting.forEach((resolve) => resolve(hits));
    }
  };

  const send = (sent: PendingQuery) => {
    sent.isSent = true;
    withTimeout(run(sent.query)).then(
      (answer) => finish(sent, {kind: 'answered', answer}),
      () => finish(sent, {kind: 'failed'}),
    );
  };

  const start = () => {
    clearTimeout(timer);
    const next = pending;
    if (!next || next.isSent || isHeld) {
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
        if (pending?.query === query) {
          pending.waiting.push(resolve);
        } else {
          const waiting = [...(pending?.waiting ?? []), resolve];
          pending = {query, isSent: false, waiting};
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
    cancel: () => {
      clearTimeout(timer);
      if (pending) {
        finish(pending, undefined);
      } else {
        onOutcome(undefined);
      }
    },
  };
}
