import type {RouteView} from '../../src/components/api-reference/openapi/routeView';
import type {ListedError} from '../../src/components/api-reference/openapi/types';
import type {SampleLanguage} from '../../src/components/api-reference/openapi/sampleTabs';
import {valueAt} from '../../src/components/oauth-tools/answers';

/** The output of a sample. */
export interface Run {
  status: number | null;
  stdout: string;
  stderr: string;
  /** The file that samples of downloads write. */
  download?: string;
}

/** The result: the code of the envelope, a response without one, or an error. */
export type SampleOutcome = number | 'file' | 'text' | {failed: string};

function codeIn(text: string): number | undefined {
  try {
    const code = valueAt(JSON.parse(text), 'code');
    return typeof code === 'number' ? code : undefined;
  } catch {
    return undefined;
  }
}

/** An error as the samples print it: `404: task not found`. */
const refusal = /(?:^|\s)(\d{3}): /m;

export function outcomeOf(
  language: SampleLanguage,
  {request}: RouteView,
  {status, stdout, stderr, download}: Run,
): SampleOutcome {
  const failed = {failed: `${stderr}\n${stdout}`.trim().slice(0, 300)};
  if (request?.answer === 'file') {
    return status !== 0 || download === undefined
      ? failed
      : (codeIn(download) ?? 'file');
  }
  if (request?.answer === 'text') {
    return status === 0 ? (codeIn(stdout) ?? 'text') : failed;
  }
  if (language === 'curl') {
    return codeIn(stdout) ?? failed;
  }
  const [, code] = refusal.exec(stderr) ?? [];
  const refused = code === undefined ? failed : Number(code);
  return status === 0 ? 200 : refused;
}

/**
 * The problems with the outcomes of one route in all languages.
 *
 * @param errors every error that the pages list for the route
 */
export function problemsOf(
  errors: readonly ListedError[],
  outcomes: Readonly<Partial<Record<SampleLanguage, SampleOutcome>>>,
): string[] {
  const found = Object.entries(outcomes);
  const failures = found.flatMap(([language, outcome]) =>
    typeof outcome === 'object' ? [`${language}: ${outcome.failed}`] : [],
  );
  if (failures.length > 0) {
    return failures;
  }
  const kinds = [...new Set(Object.values(outcomes))];
  if (kinds.length > 1) {
    return [
      `found different answers: ${found.map(([language, outcome]) => `${language} ${JSON.stringify(outcome)}`).join(', ')}`,
    ];
  }
  const documented = new Set(errors.map(({code}) => code));
  const [kind] = kinds;
  return typeof kind === 'number' && kind !== 200 && !documented.has(kind)
    ? [`found the code ${kind}, which the page does not tell of`]
    : [];
}
