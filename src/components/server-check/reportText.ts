import {site} from '../../config/site';
import type {Results, Result} from './evaluateChecks';
import type {Explain} from './useExplanations';
import {releaseOf} from './versions';

/** Browsers and GitHub accept longer addresses, proxies between them often do not. */
export const ADDRESS_LIMIT = 7000;

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

/** What was found, without any text of the server or of the visitor: there is nothing to mask. */
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

/** The form for an issue with the report filled in; `undefined` if the address became too long. */
export function issueAddress(of: ReportOf): string | undefined {
  const faults = of.results.found.filter(({finding: {certainty}}) =>
    ['certain', 'likely'].includes(certainty),
  );
  const query = new URLSearchParams({
    template: 'bug_report.yml',
    title: `[Bug] ${faults.map(({finding}) => finding.id).join(', ')}`.trim(),
    version: releaseOf(of.version) ?? '',
    'bug-description': `Check my server\n\n${reportText(of)}`,
  });
  const address = `${site.productSource}/issues/new?${query.toString()}`;
  return address.length > ADDRESS_LIMIT ? undefined : address;
}
