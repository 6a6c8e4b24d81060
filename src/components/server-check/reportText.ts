import {site} from '../../config/site';
import {labelled} from '../../lib/punctuation';
import {maskPasted} from '../error-finder/maskPasted';
import {taskRequests} from './checks/adminTasks';
import {basePathIn} from './checks/subPath';
import type {Finding} from './checks/check';
import {answerOf, dataOf, type Observations} from './fetching/observation';
import {storageAddress, type Target} from './fetching/requests';
import type {Result} from './evaluateChecks';
import {maskedMessage, MASK, oneLine, withoutAddresses} from './maskedMessage';

/** Names of fewer characters occur in other words. */
const SHORTEST_NAME = 3;

/** Characters of a message that findings show. */
const MESSAGE_LIMIT = 300;

/** Browsers and GitHub accept longer addresses, proxies between them often do not. */
export const ADDRESS_LIMIT = 7000;

/** Accounts that every server has, and the product itself: their names are words of the report. */
const publicNames: ReadonlySet<string> = new Set(['AList', 'admin', 'guest']);

const versionShape =
  /^v?\d+\.\d+\.\d+(?:-(?:(?:alpha|beta|rc|dev)[.-]?\d*|\d+-g[\da-f]{7,40}))?$|^(?:dev|beta)$/;

/** A version as the report may name it: whoever builds AList can write anything there. */
const shownVersion = (version: string): string =>
  versionShape.test(version) ? version : MASK;

const segments = (path: string): string[] => path.split('/');

/** Names and paths of the reader's server. */
function namesOf(target: Target, seen: Observations): string[] {
  const {file, upload, server} = target;
  const storage = storageAddress(target, seen);
  const version = dataOf(seen, 'settings')?.version ?? '';
  const accounts = [dataOf(seen, 'guest'), dataOf(seen, 'admin')];
  const paths = [
    server.path,
    file,
    upload?.folder ?? '',
    basePathIn(answerOf(seen, 'page')?.text ?? '') ?? '',
    ...accounts.map((account) => account?.base_path ?? ''),
    ...(dataOf(seen, 'adminStorages')?.content ?? []).map(
      ({mount_path: mountPath}) => mountPath,
    ),
    ...(dataOf(seen, 'adminMetas')?.content ?? []).map(({path}) => path),
    ...(dataOf(seen, 'adminUsers')?.content ?? []).map(
      ({base_path: basePath}) => basePath,
    ),
    ...(dataOf(seen, 'adminRoles')?.content ?? []).flatMap(
      ({permission_scopes: scopes}) => (scopes ?? []).map(({path}) => path),
    ),
  ];
  return [
    storage?.href ?? '',
    storage?.host ?? '',
    storage?.hostname ?? '',
    ...paths,
    // Findings show no more of a long one.
    ...paths.map((path) => path.slice(0, 200)),
    ...paths.flatMap(segments),
    versionShape.test(version) ? '' : version,
    dataOf(seen, 'settings')?.site_title ?? '',
    ...(dataOf(seen, 'listing')?.content ?? []).map(({name}) => name),
    ...accounts.map((account) => account?.username ?? ''),
    ...(dataOf(seen, 'adminUsers')?.content ?? []).map(
      ({username}) => username,
    ),
    ...(dataOf(seen, 'adminRoles')?.content ?? []).map(({name}) => name),
  ].filter(
    (name) => name.length >= SHORTEST_NAME && !publicNames.has(name.trim()),
  );
}

/** Free text of the server, which can hold anything. */
function messagesOf(seen: Observations): string[] {
  return [
    ...Object.values(seen).flatMap((observation) =>
      observation.kind === 'answered' &&
      observation.envelope !== undefined &&
      observation.envelope.code !== 200
        ? [observation.envelope.message]
        : [],
    ),
    ...(dataOf(seen, 'adminStorages')?.content ?? [])
      .map(({status}) => status)
      .filter((status) => status !== 'work'),
    ...taskRequests.flatMap((name) =>
      (dataOf(seen, name) ?? []).map(({error}) => error),
    ),
    dataOf(seen, 'adminIndex')?.error ?? '',
  ].filter((message) => message.trim() !== '');
}

/** What the texts of findings may hold of the reader's server, longest first. */
export interface PrivateTexts {
  names: readonly string[];
  /** Messages as findings show them, and what a report says instead. */
  messages: readonly {shown: string; masked: string}[];
}

const longestFirst = (texts: readonly string[]): string[] =>
  [...new Set(texts.map(oneLine))]
    .filter((text) => text !== '')
    .sort((one, other) => other.length - one.length);

export function privateTexts(target: Target, seen: Observations): PrivateTexts {
  const {address, host, hostname} = target.server;
  const messages = messagesOf(seen).flatMap((message) => {
    const masked = maskedMessage(message).slice(0, MESSAGE_LIMIT);
    const shown = maskPasted(message).slice(0, MESSAGE_LIMIT);
    return [message, shown].map((text) => ({shown: oneLine(text), masked}));
  });
  return {
    names: longestFirst([address, host, hostname, ...namesOf(target, seen)]),
    messages: messages.sort(
      (one, other) => other.shown.length - one.shown.length,
    ),
  };
}

/** A name where it stands alone: as a part of another word it is something else. */
function withoutName(text: string, name: string): string {
  const literal = name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  const before = /^\w/.test(name) ? '(^|\\W)' : '()';
  const after = /\w$/.test(name) ? '(?!\\w)' : '';
  return text.replace(
    new RegExp(`${before}${literal}${after}`, 'g'),
    `$1${MASK}`,
  );
}

/** A text of a finding on one line, without names, addresses and what the server's messages tell. */
export function maskedText(
  text: string,
  {names, messages}: PrivateTexts,
): string {
  const withoutMessages = messages.reduce(
    (masked, message) => masked.replaceAll(message.shown, () => message.masked),
    oneLine(text),
  );
  return names.reduce(withoutName, withoutAddresses(withoutMessages));
}

function factList({facts}: Finding, privately: PrivateTexts): string {
  return Object.entries(facts)
    .map(([name, value]) => `${name}=${maskedText(String(value), privately)}`)
    .join(' ');
}

/** What the report in the reader's language needs of the page. */
export interface ReportWords {
  nameOf: (result: Result) => string;
  /** The whole address of the page with the remedy. */
  addressOf: (result: Result) => string;
}

/** The report in the reader's language, with what was seen in sentences. */
export function reportText(
  results: readonly Result[],
  privately: PrivateTexts,
  {nameOf, addressOf}: ReportWords,
): string {
  const masked = (text: string) => maskedText(text, privately);
  const lines = results.flatMap((result) => {
    const {check, finding} = result;
    const {saw, means, remedy, details = [], certainty} = finding;
    return [
      `- ${nameOf(result)} · ${labelled(check.title(), masked(saw))}`,
      `  ${masked(means)}`,
      ...(remedy === undefined ? [] : [`  ${masked(remedy)}`]),
      ...details.map((line) => `  · ${masked(line)}`),
      ...(certainty === 'fine' ? [] : [`  ${addressOf(result)}`]),
      `  (${check.id}: ${factList(finding, privately)})`,
    ];
  });
  return `${lines.join('\n')}\n`;
}

/** The report for an issue, in English in every language of this site: values without sentences. */
export function issueReport(
  results: readonly Result[],
  privately: PrivateTexts,
): string {
  const lines = results.flatMap(({check, finding}) => [
    `- ${finding.certainty}: ${check.id} (${factList(finding, privately)})`,
    ...(finding.messages ?? []).map(
      (message) => `  · ${maskedText(message, privately)}`,
    ),
  ]);
  return `Check my server\n\n${lines.join('\n')}\n`;
}

/** The form for an issue with the report filled in; `undefined` if the address became too long. */
export function issueAddress(
  results: readonly Result[],
  privately: PrivateTexts,
  version: string,
): string | undefined {
  const faults = results.filter(({finding: {certainty}}) =>
    ['certain', 'likely'].includes(certainty),
  );
  const query = new URLSearchParams({
    template: 'bug_report.yml',
    title: `[Bug] ${faults.map(({check}) => check.id).join(', ')}`.trim(),
    version: shownVersion(version),
    'bug-description': issueReport(results, privately),
  });
  const address = `${site.productSource}/issues/new?${query.toString()}`;
  return address.length > ADDRESS_LIMIT ? undefined : address;
}
