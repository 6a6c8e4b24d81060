import {useCallback, useEffect, useRef, useState} from 'react';
import type {RequestName} from './fetching/answers';
import type {Observations} from './fetching/observation';
import {runRequests} from './fetching/observe';
import type {RequestPlan, Target} from './fetching/requests';

export interface Progress {
  target: Target;
  seen: Observations;
  /** The request that is under way. */
  running?: RequestName;
  isDone: boolean;
}

/** What some browsers call the permission for requests into the local network. */
const localNetworkName = 'local-network-access';

async function localNetworkState(): Promise<PermissionState | undefined> {
  try {
    const name = localNetworkName as PermissionName;
    const {state} = await navigator.permissions.query({name});
    return state;
  } catch {
    // This browser has no such permission.
    return undefined;
  }
}

interface ServerCheckControl {
  progress: Progress | undefined;
  isRunning: boolean;
  start: (
    target: Target,
    plans: readonly RequestPlan[],
    known?: {seen: Observations; token: string},
  ) => void;
  stop: () => void;
  clear: () => void;
}

/** Sends the requests of a check, and aborts them on unmount. */
export function useServerCheck(): ServerCheckControl {
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );
  const stop = useCallback(() => {
    running.current?.abort();
    setProgress((before) =>
      before === undefined
        ? undefined
        : {target: before.target, seen: before.seen, isDone: true},
    );
  }, []);
  const clear = useCallback(() => {
    running.current?.abort();
    setProgress(undefined);
  }, []);
  const start = useCallback<ServerCheckControl['start']>(
    (target, plans, known) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const before = known?.seen ?? {};
      const update = (next: Omit<Progress, 'target'>) => {
        if (!controller.signal.aborted) {
          setProgress({target, ...next});
        }
      };
      let latest: Observations = before;
      update({seen: before, isDone: false});
      const run = async () => {
        await runRequests({
          plans,
          target,
          ...(known === undefined ? {} : {token: known.token}),
          leaving: controller.signal,
          onStart: (name) => {
            update({seen: latest, running: name, isDone: false});
          },
          onSeen: (seen) => {
            latest = {...before, ...seen};
            update({seen: latest, isDone: false});
          },
        });
        const localNetwork = await localNetworkState();
        if (!controller.signal.aborted) {
          setProgress({
            target:
              localNetwork === undefined ? target : {...target, localNetwork},
            seen: latest,
            isDone: true,
          });
        }
      };
      run().catch((error: unknown) => {
        if (!controller.signal.aborted) {
          throw error;
        }
      });
    },
    [],
  );
  const isRunning = progress !== undefined && !progress.isDone;
  return {progress, isRunning, start, stop, clear};
}
