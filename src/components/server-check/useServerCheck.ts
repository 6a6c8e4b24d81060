import {useCallback, useEffect, useRef, useState} from 'react';
import type {RequestName} from './fetching/answers';
import type {Observations} from './fetching/observation';
import {runRequests} from './fetching/observe';
import type {RequestPlan, Target} from './fetching/requests';
import type {Server} from './serverAddress';

export interface Progress {
  target: Target;
  seen: Observations;
  /** The request that is under way. */
  running?: RequestName;
  isDone: boolean;
}

async function permissionState(
  name: string,
): Promise<PermissionState | undefined> {
  try {
    const {state} = await navigator.permissions.query({
      name: name as PermissionName,
    });
    return state;
  } catch {
    // This browser has no such permission.
    return undefined;
  }
}

/** What browsers say about requests into the local network. Earlier ones have one permission for it and for the own machine. */
const localNetworkState = async ({isLoopback}: Server) =>
  (await permissionState(isLoopback ? 'loopback-network' : 'local-network')) ??
  (await permissionState('local-network-access'));

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
        const localNetwork = await localNetworkState(target.server);
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
