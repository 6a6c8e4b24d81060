import {parentPort} from 'node:worker_threads';
import DOMPurify from 'dompurify';

// mermaid cleans texts with it, for which it needs a browser; where a definition is only read they are left as they are.
Object.assign(DOMPurify, {addHook() {}, sanitize: (text) => text});
const {default: mermaid} = await import('mermaid');

/** Where mermaid's parsers say that a mistake is: in a field, in their words, or not at all. */
function lineOf(error) {
  const [, line] = /line (\d+)/.exec(error.message) ?? [];
  return error.hash?.loc?.first_line ?? Number(line ?? 1);
}

/** Answers each definition through the port that came with it: with what is wrong, or with nothing. */
parentPort.on('message', async ({definition, port}) => {
  try {
    await mermaid.parse(definition);
    port.postMessage(null);
  } catch (error) {
    port.postMessage({line: lineOf(error), reason: error.message});
  }
  port.close();
});
