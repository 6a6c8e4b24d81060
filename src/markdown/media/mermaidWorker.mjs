import {parentPort} from 'node:worker_threads';
import DOMPurify from 'dompurify';

// mermaid sanitises texts with it, for which it needs a browser; for parsing alone they can stay as they are.
Object.assign(DOMPurify, {addHook() {}, sanitize: (text) => text});
const {default: mermaid} = await import('mermaid');

/** Where mermaid's parsers report the line of an error: in a field, in the message, or not at all. */
function lineOf(error) {
  const [, line] = /line (\d+)/.exec(error.message) ?? [];
  return error.hash?.loc?.first_line ?? Number(line ?? 1);
}

/** Answers each definition through the port that came with it: with the error, or with `undefined`. */
parentPort.on('message', async ({definition, port}) => {
  try {
    await mermaid.parse(definition);
    port.postMessage(null);
  } catch (error) {
    port.postMessage({line: lineOf(error), reason: error.message});
  }
  port.close();
});
