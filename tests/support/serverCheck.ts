import {TextEncoder} from 'node:util';
import {
  evaluateChecks,
  type Results,
} from '../../src/components/server-check/evaluateChecks';
import {
  readBody,
  type RequestName,
} from '../../src/components/server-check/fetching/answers';
import type {
  Answered,
  Observations,
} from '../../src/components/server-check/fetching/observation';
import type {Target} from '../../src/components/server-check/fetching/requests';
import {serverCheckTexts} from '../../src/components/server-check/checks/serverCheckTexts';
import {readServerAddress} from '../../src/components/server-check/serverAddress';
import {recorded, recordedFile, type RecordedName} from './recordedServer';

/** When the recorded answers came, on the visitor's clock. */
export const RECORDED_AT =
  (recorded.sessions.body.data[0]?.last_active ?? 0) * 1000;

const holeSince = (since: string) => [
  {text: 'A hole', isSecurity: true, since},
];

/** Up to the recorded release, which closes a hole that came late. */
const releases = [
  {version: 'v3.63.0', changes: holeSince('v3.61.0')},
  {version: 'v3.46.0', changes: holeSince('v3.40.0')},
];

export function targetAt(address: string, more: Partial<Target> = {}): Target {
  const {server, problem} = readServerAddress(address);
  if (server === undefined) {
    throw new Error(problem);
  }
  return {
    server,
    file: recordedFile,
    hasToken: false,
    folder: '',
    nonce: 'x',
    pageProtocol: 'https:',
    releases,
    ...more,
  };
}

/** An answer as a check sees it. */
export function answered(
  name: RequestName,
  body: unknown,
  more: Partial<Answered<never>> = {},
): Answered<never> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const read = readBody(name, text);
  return {
    kind: 'answered',
    status: 200,
    headers: {},
    ...(read.kind === 'envelope'
      ? {envelope: read.envelope as never, text: ''}
      : {problem: read.problem, text}),
    size: text.length,
    duration: 10,
    at: RECORDED_AT,
    ...more,
  };
}

/** Answers with their bodies. */
export const answering = (
  bodies: Partial<Record<RequestName, unknown>>,
  more: Partial<Answered<never>> = {},
): Observations =>
  Object.fromEntries(
    Object.entries(bodies).map(([name, body]) => [
      name,
      answered(name as RequestName, body, more),
    ]),
  );

const sources: Partial<Record<RequestName, RecordedName>> = {
  ping: 'ping',
  settings: 'settings',
  guest: 'guest',
  endingPlain: 'unsigned',
  endingImage: 'unsigned',
  madeUp: 'madeUpToken',
  madeUpAgain: 'madeUpToken',
  clock: 'sessions',
  listing: 'list',
  webdav: 'propfind',
  webdavWrite: 'propfind',
  file: 'file',
  unsigned: 'unsigned',
  unsignedAgain: 'unsigned',
};

const adminSources: Partial<Record<RequestName, RecordedName>> = {
  admin: 'admin',
  adminStorages: 'storages',
  adminSettings: 'adminSettings',
  adminUsers: 'users',
  adminMetas: 'metas',
  adminIndex: 'index',
};

/** Everything that a check sees of the recorded server, with `https://files.example.com` as its address. */
export function observationsWith(
  changed: Observations = {},
  isAdmin = false,
): Observations {
  const all = {...sources, ...(isAdmin ? adminSources : {})};
  const entries = Object.entries(all).map(([name, source]) => {
    const {status, body} = recorded[source];
    const text = JSON.stringify(body).replaceAll(
      'http://127.0.0.1:5390',
      'https://files.example.com',
    );
    return [name, answered(name as RequestName, JSON.parse(text), {status})];
  });
  return {
    page: answered('page', alistPage('/')),
    asset: answered('asset', 'let a = 1;'),
    whole: answered('whole', '', {
      headers: {'content-length': '700000'},
      size: 700_000,
    }),
    middle: answered('middle', '', {status: 206, size: 1000}),
    download: answered('download', '', {
      status: 206,
      headers: {'content-length': '524288'},
      size: 524_288,
      duration: 100,
    }),
    ...(Object.fromEntries(entries) as Observations),
    ...changed,
  };
}

/** The page of AList, with the path that it expects to be at. */
export const alistPage = (basePath: string): string =>
  `<script>window.ALIST = {base_path: '${basePath}'}</script><script src="/assets/index.js"></script>`;

/** Each finding with its certainty, and each reason with its checks. */
export function saidOf({found, notChecked}: Results): string[] {
  return [
    ...found.map(({finding}) => `${finding.certainty} ${finding.id}`),
    ...notChecked.map(({because, checks}) => `${because}: ${checks.join(' ')}`),
  ];
}

export const resultsOf = (seen: Observations, target: Target): Results =>
  evaluateChecks(seen, target, serverCheckTexts.findings);

/** What is said of the recorded server with something changed, without what is fine. */
export function said(
  changed: Observations = {},
  target: Target = targetAt('https://files.example.com'),
  base = observationsWith({}, target.hasToken),
): string[] {
  return saidOf(resultsOf({...base, ...changed}, target)).filter(
    (line) => !/^fine |^no(?:File|Folder|Token|Upload):/.test(line),
  );
}

/** An error of AList, which comes with the HTTP status 200. */
export const refusal = (code: number, message: string) => ({
  code,
  message,
  data: null,
});

/** An answer of AList. */
export const success = (data: unknown) => ({
  code: 200,
  message: 'success',
  data,
});

/** An answer as `fetch` gives it to a page; jsdom has no `Response`. */
export function answerWith(status: number, text: string): Response {
  const value = new TextEncoder().encode(text);
  let isRead = false;
  return {
    type: 'cors',
    status,
    headers: new Headers(),
    body: {
      getReader: () => ({
        read: () => {
          const part = isRead ? {done: true} : {done: false, value};
          isRead = true;
          return Promise.resolve(part);
        },
        cancel: () => Promise.resolve(),
      }),
    },
  } as unknown as Response;
}
