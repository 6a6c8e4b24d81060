import {parseUrl} from '../../../lib/parseUrl';
import {decoded} from '../../../lib/decoded';
import {
  isInOwnNetwork,
  isLoopbackHost,
  type DownloadLink,
  type Server,
} from '../serverAddress';
import type {RequestName} from './answers';
import {answerOf, dataOf, isRefused, type Observations} from './observation';

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

/** Everything that requests and checks know before the first answer. */
export interface Target {
  server: Server;
  /** Where another address was entered than the one that is checked. */
  moved?: {from: string; why: 'folder' | 'https'};
  /** Path of a file on the server; empty if the reader named none. */
  file: string;
  /** The link that the reader entered. */
  link?: DownloadLink;
  /** Whether the reader entered a token that may be sent. */
  hasToken: boolean;
  /** Whether there is one that is not sent over plain HTTP to a public address. */
  isTokenWithheld?: true;
  /** Makes an address that no cache has seen. */
  nonce: string;
  /** `https:` or `http:`, of this page. */
  pageProtocol: string;
  /** What the browser says about requests into the local network, if it has such a permission. */
  localNetwork?: PermissionState;
  /** Folder that a test file is uploaded to; empty for none. */
  folder: string;
  /** Newest first. */
  releases: readonly ReleaseFact[];
}

export interface RequestPlan {
  name: RequestName;
  method: 'GET' | 'POST' | 'PROPFIND' | 'MKCOL' | 'PUT';
  /** How the list of requests names the path. */
  shownPath: string;
  /** Path with query below AList's sub-path, with `isElsewhere` a whole address; `undefined` if it is not sent. */
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
  /** Whether it goes to another address than that of the server. */
  isElsewhere?: true;
  /** Whether AList wraps the answer in `code` and `message`. */
  isWrapped?: true;
  /** Whether a cache between may answer. Otherwise the browser asks caches not to. */
  isCacheable?: true;
  /** What the reader has to enter for it; the token is sent with those of `token` and `upload`. */
  asks?: 'file' | 'token' | 'fileAndToken' | 'upload';
}

/** Sent in place of a token, to see whether the header arrives. */
export const MADE_UP_TOKEN = 'made-up-by-check-my-server';

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

/** Long enough for a refusal of AList: Apache and caches cut a part out of that, too. */
const firstPart = {Range: 'bytes=0-999'};

/** A part that does not begin at the beginning, of files that are long enough. */
export const middlePart = {start: 1000, end: 1999};

/** The file as the guest sees it, or else the administrator. */
export const fileOf = (seen: Observations) =>
  dataOf(seen, 'file') ?? dataOf(seen, 'fileWithToken');

/** Links have the whole path, with the base path of the account that sees the file. AList names it since v3.61. */
function wholePath({file}: Target, seen: Observations): string {
  const base =
    dataOf(seen, 'file') === undefined
      ? ''
      : (dataOf(seen, 'guest')?.base_path ?? '');
  const path = fileOf(seen)?.virtual_path ?? `/${base}/${file}`;
  return path.replaceAll(/\/+/g, '/');
}

const downloadPath = (target: Target, seen: Observations) =>
  `/d${encodedPath(wholePath(target, seen))}`;

function signedPath(target: Target, seen: Observations): string | undefined {
  const found = fileOf(seen);
  return found === undefined || found.is_dir
    ? undefined
    : `${downloadPath(target, seen)}?sign=${encodeURIComponent(found.sign ?? '')}`;
}

/** Whether AList answered WebDAV. It asks for a password without a text, and calls itself “alist” in a header that few pages may read. */
export function asksForPassword(seen: Observations): boolean {
  const answer = answerOf(seen, 'webdav');
  const realm = answer?.headers['www-authenticate'];
  return (
    answer?.status === 401 &&
    (realm === undefined ? answer.size === 0 : realm.includes('realm="alist"'))
  );
}

/** The sub-path that AList writes into its page, without a slash at the end; `undefined` for pages that are not AList's. */
export function basePathIn(html: string): string | undefined {
  return /base_path:\s*['"]([^'"\n]{0,200})['"]/
    .exec(html)?.[1]
    ?.replace(/\/+$/, '');
}

/** A path that does not exist, with the ending of the file: it tells whether the ending or the name kept the download away. */
function endingPath({file, nonce}: Target, {download}: Observations) {
  const [ending] = /\.\w{1,10}$/.exec(file) ?? [];
  return ending === undefined || !isRefused(download)
    ? undefined
    : `/d/check-${nonce}${ending}`;
}

/** A script of AList's own page that comes from the server itself, below its sub-path. */
function assetPath({server}: Target, seen: Observations): string | undefined {
  const html = answerOf(seen, 'page')?.text ?? '';
  const sources = html.matchAll(
    /<script\b[^>]*\bsrc\s*=\s*["']([^"'\n]{1,300}\.js)["']/g,
  );
  return Array.from(sources, ([, src = '']) =>
    parseUrl(src, `${server.address}/`),
  )
    .filter((url) => url?.origin === server.origin)
    .map((url) => url?.pathname.slice(server.path.length))
    .find((path) => path?.startsWith('/assets/'));
}

/** Where AList says that its download links begin, if that is another address than the one that is checked. */
export interface LinkBase {
  /** Without a slash at the end. */
  address: string;
  url: URL;
}

/** Whether two signatures can be of one link. Those that end are made anew, perhaps in the next second; those that never end with 0. */
const isSameSign = (one: string, other: string) =>
  one === other ||
  (one !== '' && other !== '' && !(one.endsWith(':0') && other.endsWith(':0')));

/** `undefined` for a link of a storage, which may itself be an AList, and for one that cannot be read. */
export function linkBase(
  target: Target,
  seen: Observations,
): LinkBase | undefined {
  const found = fileOf(seen);
  // Two hosts that proxies joined in X-Forwarded-Host have a blank between them, which no URL may have.
  const url = parseUrl((found?.raw_url ?? '').replaceAll(' ', ''));
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    return undefined;
  }
  const path = decoded(url.pathname);
  const end = ['/d', '/p']
    .map((download) => download + wholePath(target, seen))
    .find((own) => path.endsWith(own));
  const sign = url.searchParams.get('sign') ?? '';
  return end !== undefined && isSameSign(sign, found?.sign ?? '')
    ? {address: `${url.origin}${path.slice(0, -end.length)}`.slice(0, 300), url}
    : undefined;
}

/** A server elsewhere does not make this page ask the reader's own network. */
function otherPing(target: Target, seen: Observations): string | undefined {
  const base = linkBase(target, seen);
  return base === undefined ||
    base.url.origin === target.server.origin ||
    base.url.username !== '' ||
    (isInOwnNetwork(base.url.hostname) && !target.server.isPrivate) ||
    (isLoopbackHost(base.url.hostname) && !target.server.isLoopback)
    ? undefined
    : `${base.address}/ping`;
}

/** The address at which the guest was answered, and which no cache had seen before. */
const accountPath = ({nonce}: Target) => `/api/me?same=${nonce}`;

const request = (
  name: RequestName,
  method: RequestPlan['method'],
  path: string,
  more: Partial<RequestPlan>,
): RequestPlan => ({name, method, shownPath: path, path: () => path, ...more});

const get = (
  name: RequestName,
  path: string,
  more: Partial<RequestPlan> = {},
) => request(name, 'GET', path, more);

const file = (name: RequestName, more: Partial<RequestPlan>) =>
  get(name, '/d/…?sign=…', {path: signedPath, asks: 'file', ...more});

const post = (
  name: RequestName,
  path: string,
  body: RequestPlan['body'],
  more: Partial<RequestPlan> = {},
) =>
  request(name, 'POST', path, {headers: json, body, isWrapped: true, ...more});

/** The folder in whose page the address was copied. */
const copiedFolder = ({moved, server}: Target) =>
  moved?.why === 'folder'
    ? decoded(moved.from.slice(server.address.length))
    : '';

const rootListing = () => ({path: '/', password: '', page: 1, per_page: 1});

const readFile = (target: Target) => ({path: target.file, password: ''});

/** The name of the test file, which no file of the reader has. */
export const uploadName = ({nonce}: Target): string =>
  `alist-upload-check-${nonce}.bin`;

const MEGABYTE = 1024 * 1024;

/** Past the default limit of nginx. */
export const UPLOAD_MEGABYTES = 2;

/** Nothing is uploaded to a folder that is not there: AList would create it, and it would remain. */
const uploadPath = (_target: Target, seen: Observations) =>
  dataOf(seen, 'uploadFolder')?.is_dir === true ? '/api/fs/put' : undefined;

const put = (name: RequestName, bytes: number, path: RequestPlan['path']) =>
  request(name, 'PUT', '/api/fs/put', {
    path,
    upload: (target) => ({
      headers: {
        'File-Path': encodeURIComponent(
          `${target.folder}/${uploadName(target)}`,
        ),
        'Content-Type': 'application/octet-stream',
      },
      body: new Blob([new Uint8Array(bytes)], {
        type: 'application/octet-stream',
      }),
    }),
    isWrapped: true,
    asks: 'upload',
  });

/** All requests, in the order in which they are sent. */
export const requests: readonly RequestPlan[] = [
  get('reach', '/ping', {
    // It follows redirects, so it is for servers in the reader's own network, which are trusted there.
    path: ({server}) => (server.isPrivate ? '/ping' : undefined),
    isOpaque: true,
  }),
  get('ping', '/ping'),
  get('settings', '/api/public/settings', {isWrapped: true}),
  get('page', '/'),
  get('asset', '/assets/….js', {path: assetPath}),
  get('endingPlain', '/d/…', {
    path: ({nonce}) => `/d/check-${nonce}`,
    isWrapped: true,
  }),
  get('endingImage', '/d/….jpg', {
    path: ({nonce}) => `/d/check-${nonce}.jpg`,
    isWrapped: true,
  }),
  get('guest', '/api/me?same=…', {path: accountPath, isWrapped: true}),
  post('madeUp', '/api/fs/list', rootListing, {
    headers: {...json, Authorization: MADE_UP_TOKEN},
  }),
  get('madeUpAgain', '/api/me?same=…', {
    path: accountPath,
    headers: {Authorization: MADE_UP_TOKEN},
    isCacheable: true,
    isWrapped: true,
  }),
  get('clock', '/api/me/sessions', {isWrapped: true}),
  post('listing', '/api/fs/list', rootListing),
  post(
    'folder',
    '/api/fs/list',
    (target) => ({
      ...rootListing(),
      path: copiedFolder(target),
    }),
    {
      path: (target) =>
        copiedFolder(target) === '' ? undefined : '/api/fs/list',
    },
  ),
  request('webdav', 'PROPFIND', '/dav/', {headers: {Depth: '0'}}),
  request('webdavElsewhere', 'PROPFIND', '/ping', {
    // AList refuses it there with an answer that may be read.
    path: (_target, {webdav}) =>
      webdav?.kind === 'failed' ? '/ping' : undefined,
    headers: {Depth: '0'},
  }),
  request('webdavWrite', 'MKCOL', '/dav/', {
    // AList refuses it before it looks at the path, and the folder exists, so nothing can come of it.
    path: (_target, seen) => (asksForPassword(seen) ? '/dav/' : undefined),
  }),
  post('file', '/api/fs/get', readFile, {asks: 'file'}),
  post('fileWithToken', '/api/fs/get', readFile, {
    path: (_target, seen) =>
      dataOf(seen, 'file') === undefined ? '/api/fs/get' : undefined,
    asks: 'fileAndToken',
  }),
  get('linkPing', '…/ping', {path: otherPing, isElsewhere: true, asks: 'file'}),
  file('entered', {
    path: ({link}) =>
      link && `/d${link.path}?sign=${encodeURIComponent(link.sign)}`,
    headers: firstPart,
    isWrapped: true,
  }),
  file('unsigned', {shownPath: '/d/…', path: downloadPath, headers: firstPart}),
  file('middle', {
    path: (target, seen) =>
      (fileOf(seen)?.size ?? 0) > middlePart.end
        ? signedPath(target, seen)
        : undefined,
    headers: {Range: `bytes=${middlePart.start}-${middlePart.end}`},
  }),
  file('download', {headers: {Range: `bytes=0-${RANGE_END}`}}),
  get('endingFile', '/d/….…', {
    path: endingPath,
    asks: 'file',
    isWrapped: true,
  }),
  file('whole', {
    path: (target, seen) =>
      answerOf(seen, 'download') === undefined
        ? undefined
        : signedPath(target, seen),
  }),
  file('unsignedAgain', {
    shownPath: '/d/…',
    path: (target, seen) =>
      answerOf(seen, 'unsigned')?.envelope?.code === 401 &&
      answerOf(seen, 'download') !== undefined
        ? downloadPath(target, seen)
        : undefined,
    headers: firstPart,
    isCacheable: true,
  }),
  ...(
    [
      ['admin', '/api/me'],
      ['adminStorages', '/api/admin/storage/list?page=1&per_page=500'],
      ['adminSettings', '/api/admin/setting/get?keys=sign_all,search_index'],
      ['adminUsers', '/api/admin/user/list?page=1&per_page=500'],
      ['adminMetas', '/api/admin/meta/list?page=1&per_page=500'],
      ['adminIndex', '/api/admin/index/progress'],
    ] as const
  ).map(([name, path]) => get(name, path, {isWrapped: true, asks: 'token'})),
  post(
    'uploadFolder',
    '/api/fs/get',
    ({folder}) => ({path: folder, password: ''}),
    {asks: 'upload'},
  ),
  put('uploadSmall', 1024, uploadPath),
  put('uploadLarge', UPLOAD_MEGABYTES * MEGABYTE, (target, seen) =>
    answerOf(seen, 'uploadSmall')?.envelope?.code === 200
      ? uploadPath(target, seen)
      : undefined,
  ),
  post(
    'uploadRemove',
    '/api/fs/remove',
    (target) => ({dir: target.folder, names: [uploadName(target)]}),
    {
      path: (_target, {uploadSmall}) =>
        uploadSmall === undefined ? undefined : '/api/fs/remove',
      asks: 'upload',
    },
  ),
  get('pingAgain', '/ping', {
    path: (_target, seen) =>
      Object.values(seen).some(isRefused) ? '/ping' : undefined,
  }),
];

const plans = new Map(requests.map((plan) => [plan.name, plan]));

export const isWrappedAnswer = (name: RequestName): boolean =>
  plans.get(name)?.isWrapped === true;

export function sendsToken(name: RequestName): boolean {
  const asks = plans.get(name)?.asks;
  return asks !== undefined && asks !== 'file';
}

/** Whether the reader entered what a request needs. */
export const isAskedFor = (
  {asks}: Pick<RequestPlan, 'asks'>,
  {file: path, hasToken, folder}: Pick<Target, 'file' | 'hasToken' | 'folder'>,
): boolean =>
  asks === undefined ||
  {
    file: path !== '',
    token: hasToken,
    fileAndToken: path !== '' && hasToken,
    upload: hasToken && folder !== '',
  }[asks];
