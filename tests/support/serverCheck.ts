import {TextEncoder} from 'node:util';
import type {
  Check,
  Finding,
} from '../../src/components/server-check/checks/check';
import {
  readBody,
  type RequestName,
} from '../../src/components/server-check/fetching/answers';
import type {
  Answered,
  Observations,
} from '../../src/components/server-check/fetching/observation';
import type {Target} from '../../src/components/server-check/fetching/requests';
import {readServerAddress} from '../../src/components/server-check/serverAddress';
import {recorded, recordedFile, type RecordedName} from './recordedServer';

/** When the recorded answers came, on the reader's clock. */
export const RECORDED_AT =
  (recorded.sessions.body.data[0]?.last_active ?? 0) * 1000;

export function targetAt(address: string, more: Partial<Target> = {}): Target {
  const answer = readServerAddress(address);
  if (answer.kind === 'refused') {
    throw new Error(answer.problem);
  }
  return {
    server: answer.server,
    file: recordedFile,
    nonce: 'x',
    pageProtocol: 'https:',
    releases: [],
    ...more,
  };
}

export const target = targetAt('https://files.example.com');

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
    isCut: false,
    duration: 10,
    at: RECORDED_AT,
    ...more,
  };
}

const sources: Partial<Record<RequestName, RecordedName>> = {
  ping: 'ping',
  settings: 'settings',
  guest: 'guest',
  madeUpToken: 'madeUpToken',
  madeUpTokenFresh: 'madeUpToken',
  longAddress: 'ping',
  longHeader: 'madeUpToken',
  clock: 'sessions',
  listing: 'list',
  webdav: 'propfind',
  webdavWrite: 'propfind',
  robots: 'robots',
  file: 'file',
  unsigned: 'unsigned',
  admin: 'admin',
  adminClock: 'adminSessions',
  adminStorages: 'storages',
  adminSettings: 'adminSettings',
  adminNewerSettings: 'adminNewerSettings',
  adminRoles: 'roles',
  adminUsers: 'users',
  adminMetas: 'metas',
  uploadsUndone: 'tasks',
  uploadsDone: 'doneTasks',
  copiesUndone: 'tasks',
  copiesDone: 'doneTasks',
  downloadsUndone: 'tasks',
  downloadsDone: 'doneTasks',
  transfersUndone: 'tasks',
  transfersDone: 'doneTasks',
  extractionsUndone: 'tasks',
  extractionsDone: 'doneTasks',
  extractedUndone: 'tasks',
  extractedDone: 'doneTasks',
  transitionsUndone: 'tasks',
  transitionsDone: 'doneTasks',
  adminIndex: 'index',
};

/** Everything that a check sees of the recorded server, with `https://files.example.com` as its address. */
export function observationsWith(changed: Observations = {}): Observations {
  const entries = Object.entries(sources).map(([name, source]) => {
    const {status, body} = recorded[source];
    const text = JSON.stringify(body).replaceAll(
      'http://127.0.0.1:5390',
      'https://files.example.com',
    );
    return [name, answered(name as RequestName, JSON.parse(text), {status})];
  });
  return {
    reach: {kind: 'opaque'},
    page: answered('page', "<script>window.ALIST = {base_path: '/'}</script>"),
    whole: answered('whole', '', {
      headers: {'content-length': '700000'},
      size: 700_000,
    }),
    middle: answered('middle', '', {status: 206, size: 1000}),
    encodedSlash: answered('encodedSlash', '', {status: 206, size: 1024}),
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

/** Recorded settings with some values changed. */
export const settingsWith = (
  name: 'adminSettings' | 'adminNewerSettings',
  values: Readonly<Record<string, string>>,
): Answered<never> =>
  answered(
    name,
    success(
      recorded[name].body.data.map(({key, value}) => ({
        key,
        value: values[key] ?? value,
      })),
    ),
  );

/** A file of ten megabytes, and where AList says that it is. */
export const recordedFileAt = (
  rawUrl = 'https://disk.example/film.mp4?key=planted',
): Answered<never> =>
  answered(
    'file',
    success({
      name: 'film.mp4',
      is_dir: false,
      size: 10_000_000,
      sign: '',
      raw_url: rawUrl,
    }),
  );

/** What a check says of the recorded server with something changed. */
export function findingOf(
  check: Check,
  changed: Observations = {},
  at: Target = target,
): Finding | undefined {
  return check.evaluate(observationsWith(changed), at);
}

export function certaintyOf(
  check: Check,
  changed: Observations = {},
  at: Target = target,
): Finding['certainty'] | undefined {
  return findingOf(check, changed, at)?.certainty;
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
