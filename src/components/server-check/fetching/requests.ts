import {parseUrl} from '../../../lib/parseUrl';
import {isInOwnNetwork, type Server} from '../serverAddress';
import type {RequestName} from './answers';
import {answerOf, dataOf, type Observations} from './observation';

/** What an update past a release brings that concerns security or needs the reader to act. */
export interface ReleaseFact {
  version: string;
  changes: readonly {
    text: string;
    action?: string;
    isSecurity: boolean;
    /** The first release with the fault, where it is known. */
    since?: string;
  }[];
}

/** A message of the product that the error finder knows, in the reader's language. */
export interface KnownMessage {
  id: string;
  messages: readonly string[];
  isWrapper?: true;
  cause: string;
  fix?: string;
}

/** Everything that requests and checks know before the first answer. */
export interface Target {
  server: Server;
  /** Path of a file on the server, as the guest sees it; empty if the reader named none. */
  file: string;
  /** Makes an address that no cache has seen. */
  nonce: string;
  /** `https:` or `http:`, of this page. */
  pageProtocol: string;
  /** What the browser says about requests into the local network, if it has such a permission. */
  localNetwork?: PermissionState;
  /** Where a test file is uploaded to, only for the requests that upload. */
  upload?: {
    folder: string;
    /** Of the second, large file; none if the reader leaves it out. */
    megabytes?: number;
    /** Whether the reader ended it, and only the test file is left to delete. */
    isStopped?: true;
  };
  /** Newest first. */
  releases: readonly ReleaseFact[];
  knownMessages?: readonly KnownMessage[];
}

export interface RequestPlan {
  name: RequestName;
  method: 'GET' | 'POST' | 'PROPFIND' | 'MKCOL' | 'PUT';
  /** How the list of requests names the path. */
  shownPath: string;
  /** Path with query below AList's sub-path, with `isElsewhere` a whole address; `undefined` if what it needs was not seen. */
  path: (target: Target, seen: Observations) => string | undefined;
  headers?: Readonly<Record<string, string>>;
  body?: (target: Target) => unknown;
  /** What is uploaded. Such a request may take minutes. */
  upload?: (target: Target) => {
    headers: Readonly<Record<string, string>>;
    body: Blob;
  };
  /** Whether the page gives up reading the answer, so that it also gets one without CORS. */
  isOpaque?: true;
  /** Whether it goes to another host than the server. */
  isElsewhere?: true;
  /** Whether the speed is measured, with more of the answer than others read. */
  isSample?: true;
  /** Whether a cache between may answer. Otherwise the browser asks caches not to. */
  isCacheable?: true;
  /** Whether the reader has to name a file for it. */
  needsFile?: true;
  /** Whether the reader's token is sent. */
  needsToken?: true;
}

/** Sent in place of a token, to see whether the header arrives. */
export const MADE_UP_TOKEN = 'made-up-by-check-my-server';

/** Longer than most paths, and shorter than what nginx and Apache accept by default. */
export const LONG = 6000;

const json = {'Content-Type': 'application/json'};

/** Slashes stay, everything else that is special in an address is encoded. */
export function encodedPath(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(segment))
    .join('/');
}

/** How much of a file is requested. */
export const RANGE_END = 524_287;

const range = {Range: `bytes=0-${RANGE_END}`};

/** A part that does not begin at the beginning, of files that are long enough. */
export const middlePart = {start: 1000, end: 1999};

const downloadPath = ({file}: Target) => `/d${encodedPath(file)}`;

function signedPath(target: Target, seen: Observations): string | undefined {
  const found = dataOf(seen, 'file');
  return found === undefined || found.is_dir
    ? undefined
    : `${downloadPath(target)}?sign=${encodeURIComponent(found.sign ?? '')}`;
}

/**
 * Whether AList answered PROPFIND. It asks for a password without a text, and calls itself “alist” in a header that few pages may read.
 */
export function asksForPassword(
  seen: Observations,
  name: 'webdav' | 'webdavWrite' = 'webdav',
): boolean {
  const answer = answerOf(seen, name);
  const realm = answer?.headers['www-authenticate'];
  return (
    answer?.status === 401 &&
    (realm === undefined ? answer.size === 0 : realm.includes('realm="alist"'))
  );
}

function middlePath(target: Target, seen: Observations): string | undefined {
  const size = dataOf(seen, 'file')?.size ?? 0;
  return size > middlePart.end ? signedPath(target, seen) : undefined;
}

/** The same file, with the last slash of its path encoded. Files at the root have no other slash. */
function encodedSlashPath(
  target: Target,
  seen: Observations,
): string | undefined {
  const isInFolder = target.file.lastIndexOf('/') > 0;
  return isInFolder
    ? signedPath(target, seen)?.replace(/\/([^/?]*\?)/, '%2F$1')
    : undefined;
}

/** How much is requested to measure the speed. */
export const SAMPLE_BYTES = 4 * 1024 * 1024;

/** Shorter files say more about the way to the server than about its speed. */
const ENOUGH_BYTES = 1024 * 1024;

const sample = {Range: `bytes=0-${SAMPLE_BYTES - 1}`};

const isLongEnough = (seen: Observations) =>
  (dataOf(seen, 'file')?.size ?? 0) >= ENOUGH_BYTES;

/** Where AList redirects the download to, if that is another host. A server elsewhere does not make this page ask the reader's own network. */
export function storageAddress(
  {server}: Target,
  seen: Observations,
): URL | undefined {
  const url = parseUrl(dataOf(seen, 'file')?.raw_url ?? '');
  return seen.download?.kind === 'redirected' &&
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    url.origin !== server.origin &&
    (server.isPrivate || !isInOwnNetwork(url.hostname)) &&
    url.username === '' &&
    url.password === ''
    ? url
    : undefined;
}

/** The route that never redirects to the storage, also where a download does. AList refuses it where the storage does not allow it. */
function passedPath(target: Target, seen: Observations): string | undefined {
  return isLongEnough(seen)
    ? signedPath(target, seen)?.replace('/d/', '/p/')
    : undefined;
}

/** The address at which the guest was answered, and which no cache had seen before. */
const accountPath = ({nonce}: Target) => `/api/me?same=${nonce}`;

/** Requests without a token, in the order in which they are sent. */
export const guestRequests: readonly RequestPlan[] = [
  {
    name: 'reach',
    method: 'GET',
    shownPath: '/ping',
    path: () => '/ping',
    isOpaque: true,
  },
  {name: 'ping', method: 'GET', shownPath: '/ping', path: () => '/ping'},
  {
    name: 'settings',
    method: 'GET',
    shownPath: '/api/public/settings',
    path: () => '/api/public/settings',
  },
  {name: 'page', method: 'GET', shownPath: '/', path: () => '/'},
  {
    name: 'guest',
    method: 'GET',
    shownPath: '/api/me?same=…',
    path: accountPath,
  },
  {
    name: 'madeUpTokenFresh',
    method: 'GET',
    shownPath: '/api/me?fresh=…',
    path: ({nonce}) => `/api/me?fresh=${nonce}`,
    headers: {Authorization: MADE_UP_TOKEN},
  },
  {
    name: 'madeUpToken',
    method: 'GET',
    shownPath: '/api/me?same=…',
    path: accountPath,
    headers: {Authorization: MADE_UP_TOKEN},
    isCacheable: true,
  },
  {
    name: 'longAddress',
    method: 'GET',
    shownPath: '/ping?long=…',
    path: () => `/ping?long=${'x'.repeat(LONG)}`,
  },
  {
    name: 'longHeader',
    method: 'GET',
    shownPath: '/api/me?long=…',
    path: ({nonce}) => `/api/me?long=${nonce}`,
    headers: {Authorization: MADE_UP_TOKEN.padEnd(LONG, 'x')},
  },
  {
    name: 'clock',
    method: 'GET',
    shownPath: '/api/me/sessions',
    path: () => '/api/me/sessions',
  },
  {
    name: 'listing',
    method: 'POST',
    shownPath: '/api/fs/list',
    path: () => '/api/fs/list',
    headers: json,
    body: () => ({path: '/', password: '', page: 1, per_page: 50}),
  },
  {
    name: 'webdav',
    method: 'PROPFIND',
    shownPath: '/dav/',
    path: () => '/dav/',
    headers: {Depth: '0'},
  },
  {
    name: 'webdavWrite',
    method: 'MKCOL',
    shownPath: '/dav/',
    // AList refuses it before it looks at the path, and the folder exists, so nothing can come of it.
    path: (_target, seen) => (asksForPassword(seen) ? '/dav/' : undefined),
  },
  {
    name: 'robots',
    method: 'GET',
    shownPath: '/robots.txt',
    // Crawlers read it at the root of a host only.
    path: ({server}) => (server.path === '' ? '/robots.txt' : undefined),
  },
  {
    name: 'file',
    method: 'POST',
    shownPath: '/api/fs/get',
    path: () => '/api/fs/get',
    headers: json,
    body: ({file}) => ({path: file, password: ''}),
    needsFile: true,
  },
  {
    name: 'unsigned',
    method: 'GET',
    shownPath: '/d/…',
    path: downloadPath,
    headers: {Range: 'bytes=0-0'},
    needsFile: true,
  },
  {
    name: 'middle',
    method: 'GET',
    shownPath: '/d/…?sign=…',
    path: middlePath,
    headers: {Range: `bytes=${middlePart.start}-${middlePart.end}`},
    needsFile: true,
  },
  {
    name: 'download',
    method: 'GET',
    shownPath: '/d/…?sign=…',
    path: signedPath,
    headers: range,
    needsFile: true,
  },
  {
    name: 'whole',
    method: 'GET',
    shownPath: '/d/…?sign=…',
    path: signedPath,
    needsFile: true,
  },
  {
    name: 'encodedSlash',
    method: 'GET',
    shownPath: '/d/…%2F…?sign=…',
    path: encodedSlashPath,
    // An error of AList is whole in it: proxies cut those, too.
    headers: {Range: 'bytes=0-1023'},
    needsFile: true,
  },
  {
    name: 'storageSpeed',
    method: 'GET',
    shownPath: '…',
    path: (target, seen) =>
      isLongEnough(seen) ? storageAddress(target, seen)?.href : undefined,
    headers: sample,
    isElsewhere: true,
    isSample: true,
    needsFile: true,
  },
  {
    name: 'serverSpeed',
    method: 'GET',
    shownPath: '/p/…?sign=…',
    path: passedPath,
    headers: sample,
    isSample: true,
    needsFile: true,
  },
];

/** Settings that the checks for administrators read. AList refuses the whole list for one key that it does not know. */
export const readSettings = [
  'sign_all',
  'link_expiration',
  'search_index',
  'auto_update_index',
] as const;

/** The same that earlier releases do not have, so that those still tell the others. */
export const readNewerSettings = [
  'max_client_download_speed',
  'max_client_upload_speed',
  'max_server_download_speed',
  'max_server_upload_speed',
  'offline_download_task_threads_num',
  'offline_download_transfer_task_threads_num',
  'upload_task_threads_num',
  'copy_task_threads_num',
  'decompress_download_task_threads_num',
  'decompress_upload_task_threads_num',
  'proxy_ignore_headers',
  'filter_readme_scripts',
] as const;

/** Requests with the reader's token. */
export const adminRequests: readonly RequestPlan[] = (
  [
    {name: 'admin', path: '/api/me'},
    {name: 'adminClock', path: '/api/me/sessions'},
    {
      name: 'adminStorages',
      path: '/api/admin/storage/list?page=1&per_page=500',
    },
    {
      name: 'adminSettings',
      path: `/api/admin/setting/get?keys=${readSettings.join(',')}`,
    },
    {
      name: 'adminNewerSettings',
      path: `/api/admin/setting/get?keys=${readNewerSettings.join(',')}`,
      shownPath: `/api/admin/setting/get?keys=${readNewerSettings[0]},…`,
    },
    {name: 'adminRoles', path: '/api/admin/role/list?page=1&per_page=500'},
    {name: 'adminUsers', path: '/api/admin/user/list?page=1&per_page=500'},
    {name: 'adminMetas', path: '/api/admin/meta/list?page=1&per_page=500'},
    {name: 'uploadsUndone', path: '/api/task/upload/undone'},
    {name: 'uploadsDone', path: '/api/task/upload/done'},
    {name: 'copiesUndone', path: '/api/task/copy/undone'},
    {name: 'copiesDone', path: '/api/task/copy/done'},
    {name: 'downloadsUndone', path: '/api/task/offline_download/undone'},
    {name: 'downloadsDone', path: '/api/task/offline_download/done'},
    {
      name: 'transfersUndone',
      path: '/api/task/offline_download_transfer/undone',
    },
    {name: 'transfersDone', path: '/api/task/offline_download_transfer/done'},
    {name: 'extractionsUndone', path: '/api/task/decompress/undone'},
    {name: 'extractionsDone', path: '/api/task/decompress/done'},
    {name: 'extractedUndone', path: '/api/task/decompress_upload/undone'},
    {name: 'extractedDone', path: '/api/task/decompress_upload/done'},
    {name: 'transitionsUndone', path: '/api/task/s3_transition/undone'},
    {name: 'transitionsDone', path: '/api/task/s3_transition/done'},
    {name: 'adminIndex', path: '/api/admin/index/progress'},
  ] as const
).map(({name, path, ...shown}) => ({
  name,
  method: 'GET',
  shownPath: path,
  ...shown,
  path: () => path,
  needsToken: true,
}));

/** The name of the test file, which no file of the reader has. */
export const uploadName = ({nonce}: Target): string =>
  `alist-upload-check-${nonce}.bin`;

const MEGABYTE = 1024 * 1024;

/** A file of zeros. */
function zeros(bytes: number): Blob {
  const part = new Uint8Array(Math.min(bytes, MEGABYTE));
  return new Blob(
    Array.from({length: Math.ceil(bytes / MEGABYTE)}, () => part),
    {type: 'application/octet-stream'},
  );
}

const uploadOf =
  (bytesOf: (target: Target) => number): RequestPlan['upload'] =>
  (target) => ({
    headers: {
      'File-Path': encodeURIComponent(
        `${target.upload?.folder ?? ''}/${uploadName(target)}`,
      ),
      'Content-Type': 'application/octet-stream',
    },
    body: zeros(bytesOf(target)),
  });

/** Nothing is uploaded to a folder that is not there: AList would create it, and it would remain. */
const uploadPath = (_target: Target, seen: Observations) =>
  dataOf(seen, 'uploadFolder')?.is_dir === true ? '/api/fs/put' : undefined;

const removePath = ({upload}: Target, {uploadSmall}: Observations) =>
  uploadSmall !== undefined || upload?.isStopped === true
    ? '/api/fs/remove'
    : undefined;

/** Requests that look for a folder, upload a small and a large file under the same name and delete it, with the reader's token. */
export const uploadRequests: readonly RequestPlan[] = [
  {
    name: 'uploadFolder',
    method: 'POST',
    shownPath: '/api/fs/get',
    path: ({upload}) => (upload === undefined ? undefined : '/api/fs/get'),
    headers: json,
    body: ({upload}) => ({path: upload?.folder, password: ''}),
    needsToken: true,
  },
  {
    name: 'uploadSmall',
    method: 'PUT',
    shownPath: '/api/fs/put',
    path: uploadPath,
    upload: uploadOf(() => 1024),
    needsToken: true,
  },
  {
    name: 'uploadLarge',
    method: 'PUT',
    shownPath: '/api/fs/put',
    path: (target, seen) =>
      target.upload?.megabytes === undefined
        ? undefined
        : uploadPath(target, seen),
    upload: uploadOf(({upload}) => (upload?.megabytes ?? 0) * MEGABYTE),
    needsToken: true,
  },
  {
    name: 'uploadRemove',
    method: 'POST',
    shownPath: '/api/fs/remove',
    path: removePath,
    headers: json,
    body: (target) => ({
      dir: target.upload?.folder === '' ? '/' : target.upload?.folder,
      names: [uploadName(target)],
    }),
    needsToken: true,
  },
];

/** The whole address of a request. */
export function addressOfRequest(
  plan: RequestPlan,
  target: Target,
  seen: Observations,
): string | undefined {
  const path = plan.path(target, seen);
  return path === undefined || plan.isElsewhere === true
    ? path
    : `${target.server.address}${path}`;
}
