import {once} from 'node:events';
import path from 'node:path';
import {MessageChannel, Worker} from 'node:worker_threads';

/** What is wrong with a definition, and in which of its lines, from 1 on. */
export interface DiagramMistake {
  line: number;
  reason: string;
}

let worker: Worker | undefined;

/** mermaid is a module that expects a browser: it is loaded with the first diagram, in a thread of its own, where nothing else is touched. */
function startWorker(): Worker {
  const started = new Worker(path.join(__dirname, 'mermaidWorker.mjs'));
  // It waits for more diagrams, and nobody for it.
  started.unref();
  return started;
}

/** Lets mermaid read a definition. */
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
