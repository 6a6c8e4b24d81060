import type {Results, Result} from './evaluateChecks';
import type {Explain} from './useExplanations';
import {releaseOf} from './versions';

/** Names of parts that the report may have: ids of this page, numbers, and ids of messages that the error finder knows. */
function partsOf({finding}: Result, explain: Explain): string {
  const numbers = Object.entries(finding.numbers ?? {}).map(
    ([name, value]) => `${name}=${String(value)}`,
  );
  const known = (finding.messages ?? []).map(
    (message) => `message=${explain(message)?.id ?? 'unknown'}`,
  );
  return [finding.certainty, finding.id, ...numbers, ...known].join(' ');
}

interface ReportOf {
  results: Results;
  /** As the server calls it; only a release is named. */
  version: string;
  explain: Explain;
}

/** What was found, without any text of the server or of the reader: there is nothing to mask. */
export function reportText({results, version, explain}: ReportOf): string {
  const {found, notChecked} = results;
  const lines = [
    `AList ${releaseOf(version) ?? '(no release)'}`,
    ...found.map((result) => `- ${partsOf(result, explain)}`),
    ...notChecked.map(
      ({because, checks}) => `- not checked (${because}) ${checks.join(' ')}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}
