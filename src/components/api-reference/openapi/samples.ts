import type {SampleRequest} from './sampleRequest';
import {curlSample} from './samples/curl';
import {goSample} from './samples/go';
import {javascriptSample} from './samples/javascript';
import {pythonSample} from './samples/python';
import type {SampleLanguage} from './sampleTabs';

/** A request as runnable code in each language. */
export function samplesOf(
  request: SampleRequest,
  server: string,
): Record<SampleLanguage, string> {
  return {
    curl: curlSample(request, server),
    javascript: javascriptSample(request, server),
    python: pythonSample(request, server),
    go: goSample(request, server),
  };
}
