import {INDEX_CALLBACK_NAME, scriptName} from '../indexScript';
import type {FetchFile} from '../../../src/components/search/engine/engine';
import {LocalSearchError} from '../../../src/components/search/engine/searchError';

export function createFetchScript(root: URL): FetchFile {
  const arrived = new Map<string, unknown>();
  Object.assign(globalThis, {
    [INDEX_CALLBACK_NAME]: (file: string, content: unknown) => {
      arrived.set(file, content);
    },
  });
  return async (file) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = new URL(scriptName(file), root).href;
      script.addEventListener('load', () => {
        script.remove();
        resolve(arrived.get(file));
        arrived.delete(file);
      });
      script.addEventListener('error', () => {
        script.remove();
        reject(new LocalSearchError('missing', `${script.src} is not there.`));
      });
      document.head.append(script);
    });
}
