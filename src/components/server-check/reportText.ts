import {site} from '../../config/site';
import {labelled} from '../../lib/punctuation';
import {maskPasted} from '../error-finder/maskPasted';
import {dataOf, type Observations} from './fetching/observation';
import type {Target} from './fetching/requests';
import type {Result} from './evaluateChecks';

/** What the report says in place of addresses and names. */
const MASK = '[…]';

/** Names of fewer characters occur in other words. */
const SHORTEST_NAME = 3;

/** Browsers and GitHub accept longer addresses, proxies between them often do not. */
export const ADDRESS_LIMIT = 7000;

/** Addresses and names of the reader's server that may be in the text of a finding. */
export function privateNames(
  {server, file, upload}: Target,
  seen: Observations,
): string[] {
  const {address, host, hostname, path} = server;
  const names = [
    address,
    host,
    hostname,
    path,
    file,
    ...file.split('/'),
    upload?.folder ?? '',
    dataOf(seen, 'settings')?.site_title ?? '',
    ...(dataOf(seen, 'listing')?.content ?? []).map(({name}) => name),
    ...(dataOf(seen, 'adminStorages')?.content ?? []).map(
      ({mount_path: mountPath}) => mountPath,
    ),
    ...(dataOf(seen, 'adminMetas')?.content ?? []).map(({path: of}) => of),
  ];
  return [...new Set(names)]
    .filter((name) => name.length >= SHORTEST_NAME && name !== 'AList')
    .sort((one, other) => other.length - one.length);
}

const addresses = /\b[a-z][a-z\d+.-]*:\/\/[^\s"'<>，。；)]+/gi;
// The character before an address is a group, because Safari before 16.4 knows no lookbehind.
const ipv4 = /(^|[^\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])(?::\d+)?/g;
const ipv6 = /(^|[^\w:])\[?(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}\]?(?![\w:])/gi;

/** A text without names, addresses and secrets. */
export function maskedText(text: string, names: readonly string[]): string {
  const withoutNames = names.reduce(
    (masked, name) => masked.replaceAll(name, MASK),
    text,
  );
  return maskPasted(
    withoutNames
      .replace(addresses, MASK)
      .replace(ipv4, `$1${MASK}`)
      .replace(ipv6, `$1${MASK}`),
  );
}

const factList = (facts: Result['finding']['facts']) =>
  Object.entries(facts)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(' ');

/** The report in the reader's language, with what was seen in sentences. */
export function reportText(
  results: readonly Result[],
  names: readonly string[],
  nameOf: (result: Result) => string,
): string {
  const lines = results.map(({check, finding}) =>
    [
      `- ${nameOf({check, finding})} · ${labelled(check.title(), finding.saw)}`,
      `  ${finding.means}`,
      `  (${check.id}: ${factList(finding.facts)})`,
    ].join('\n'),
  );
  return maskedText(`${lines.join('\n')}\n`, names);
}

/** The report for an issue, in English in every language of this site: values without sentences. */
export function issueReport(
  results: readonly Result[],
  names: readonly string[],
): string {
  const lines = results.map(
    ({check, finding}) =>
      `- ${finding.certainty}: ${check.id} (${factList(finding.facts)})`,
  );
  return maskedText(`Check my server\n\n${lines.join('\n')}\n`, names);
}

/** The form for an issue with the report filled in; `undefined` if the address became too long. */
export function issueAddress(
  results: readonly Result[],
  names: readonly string[],
  version: string,
): string | undefined {
  const faults = results.filter(({finding: {certainty}}) =>
    ['certain', 'likely'].includes(certainty),
  );
  const query = new URLSearchParams({
    template: 'bug_report.yml',
    title: `[Bug] ${faults.map(({check}) => check.id).join(', ')}`.trim(),
    version: maskedText(version, names),
    'bug-description': issueReport(results, names),
  });
  const address = `${site.productSource}/issues/new?${query.toString()}`;
  return address.length > ADDRESS_LIMIT ? undefined : address;
}
