import {useCallback, useEffect, useRef, useState} from 'react';
import type {Observations} from './fetching/observation';
import type {Target} from './fetching/requests';
import {runRequests} from './fetching/run';
import type {Server} from './serverAddress';

export interface Progress {
  target: Target;
  seen: Observations;
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
  start: (target: Target, token: string) => void;
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
    setProgress((before) => before && {...before, isDone: true});
  }, []);
  const clear = useCallback(() => {
    running.current?.abort();
    setProgress(undefined);
  }, []);
  const start = useCallback<ServerCheckControl['start']>((target, token) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    let latest: Progress = {target, seen: {}, isDone: false};
    const update = (next: Progress) => {
      if (!controller.signal.aborted) {
        latest = next;
        setProgress(next);
      }
    };
    update(latest);
    const run = async () => {
      await runRequests({
        target,
        token,
        leaving: controller.signal,
        onSeen: (found, seen) => {
          update({target: found, seen, isDone: false});
        },
      });
      const localNetwork = await localNetworkState(latest.target.server);
      update({
        seen: latest.seen,
        target: {...latest.target, localNetwork},
        isDone: true,
      });
    };
    run().catch((error: unknown) => {
      if (!controller.signal.aborted) {
        throw error;
      }
    });
  }, []);
  const isRunning = progress !== undefined && !progress.isDone;
  return {progress, isRunning, start, stop, clear};
}
