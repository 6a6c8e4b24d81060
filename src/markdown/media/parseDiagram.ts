import {once} from 'node:events';
import path from 'node:path';
import {MessageChannel, Worker} from 'node:worker_threads';

/** An error in a definition, and its line, from 1 on. */
export interface DiagramMistake {
  line: number;
  reason: string;
}

let worker: Worker | undefined;

/**
 * mermaid is a module that expects a browser: it is loaded with the first diagram, in a worker thread, where its globals affect nothing
 * else.
 */
function startWorker(): Worker {
  const started = new Worker(path.join(__dirname, 'mermaidWorker.mjs'));
  // The worker must not keep the process running.
  started.unref();
  return started;
}

export async function parseDiagram(
  definition: string,
): Promise<DiagramMistake | undefined> {
  worker ??= startWorker();
  const {port1, port2} = new MessageChannel();
  worker.postMessage({definition, port: port2}, [port2]);
  const [mistake] = (await once(port1, 'message')) as [DiagramMistake | null];
  port1.close();
  return mistake ?? undefined;
}
