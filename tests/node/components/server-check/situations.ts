import type {
  Observation,
  Observations,
} from '../../../../src/components/server-check/fetching/observation';
import {recorded} from '../../../support/recordedServer';
import type {RequestName} from '../../../../src/components/server-check/fetching/answers';
import {checks} from '../../../../src/components/server-check/checks';
import type {Target} from '../../../../src/components/server-check/fetching/requests';
import {
  alistPage,
  answered,
  answering,
  observationsWith,
  RECORDED_AT,
  refusal,
  success,
  targetAt,
} from '../../../support/serverCheck';

export interface Situation {
  /** What differs from a server without faults. */
  seen?: Observations;
  target?: Target;
  /** In place of a server without faults. */
  base?: Observations;
  /** What is said, without what is fine. */
  expected: readonly string[];
  /** Sentences that its findings add, beside others. */
  lines?: readonly string[];
}

const failed: Observation<never> = {kind: 'failed'};

const failing = (...names: RequestName[]): Observations =>
  Object.fromEntries(names.map((name) => [name, failed]));

const at = targetAt;
const server = 'https://files.example.com';
const noFile = at(server, {file: ''});
const withToken = at(server, {hasToken: true});
const uploading = at(server, {hasToken: true, folder: '/local'});

const notAlistBut = (...judged: readonly string[]) => {
  const others = checks.filter(({id}) => !judged.includes(id));
  return `notAlist: ${others.map(({id}) => id).join(' ')}`;
};
/** The checks that need AList, when the server is no AList that this page can read. */
const withoutAlist = notAlistBut('reachable', 'isAlist', 'plainHttp');
/** The same where not even the connection can be judged. */
const silent = notAlistBut('reachable');

const notAdmin = refusal(403, 'You are not an admin');
const notToken = refusal(401, 'not even a token');
const guestOff = refusal(401, 'Guest user is disabled, login please');

/** What AList answers to each request with the token. */
const tokenAnswered = (answer: object) =>
  answering({admin: answer, adminStorages: answer, adminUsers: answer});

const accountBelow = success({
  content: [{username: 'bob', base_path: '/local', disabled: false}],
});

const unsignedAllowed = success([{key: 'sign_all', value: 'false'}]);

const noStorage =
  'failed get storage: storage not found; please add a storage first';

const withoutGuest = answering({
  guest: guestOff,
  listing: guestOff,
  clock: guestOff,
  file: guestOff,
});

const fileAt = (rawUrl: string, more: object = {}) =>
  answered(
    'file',
    success({
      name: 'film.mp4',
      is_dir: false,
      size: 700_000,
      sign: 's',
      raw_url: rawUrl,
      provider: 'Local',
      ...more,
    }),
  );

const film = (more: Partial<Target> = {}, address = server) =>
  at(address, {file: '/local/film.mp4', ...more});

const linkAt = (base: string) => fileAt(`${base}/p/local/film.mp4?sign=s`);

const ownLink = {file: linkAt(server)};

/** A test file that comes, and is deleted. */
const uploads = (more: object = {}) =>
  answering({
    uploadFolder: success({is_dir: true, provider: 'Local'}),
    uploadSmall: success(null),
    uploadRemove: success(null),
    ...more,
  });

const slowly = (seen: Observations, duration: number): Observations =>
  Object.fromEntries(
    Object.entries(seen).map(([name, observation]) => [
      name,
      observation.kind === 'answered'
        ? {...observation, duration}
        : observation,
    ]),
  );

/** Nothing of the file comes, while AList answers below `/d/`. */
const lostDownload = {
  ...failing('unsigned', 'middle', 'download', 'whole', 'unsignedAgain'),
  ...answering({pingAgain: 'pong'}),
};

const redirected = {
  unsigned: {kind: 'redirected'},
  download: {kind: 'redirected'},
} as const;

/** Answered after a pause, as a rate limit had refused it. */
const repeated = (name: RequestName) =>
  ({...observationsWith()[name], isRepeated: true}) as never;

const ownPage = (basePath: string) =>
  answering({ping: alistPage(basePath), settings: alistPage(basePath)});

export const situations: Readonly<Record<string, Situation>> = {
  'a server without faults, guest on, that takes an upload': {
    target: uploading,
    seen: uploads({uploadLarge: success(null)}),
    expected: [],
  },
  '1 http redirects to https: the HTTPS address was asked and answers': {
    target: at(server, {
      moved: {from: 'http://files.example.com', why: 'https'},
    }),
    expected: [],
  },
  '1b HTTP from an HTTPS page, and HTTPS does not answer': {
    target: at('http://files.example.com'),
    base: {ping: failed},
    expected: ['certain reachable.mixed', silent],
  },
  '1b the same at home, before the browser asks for a permission': {
    target: at('http://nas.local', {localNetwork: 'prompt'}),
    base: failing('ping', 'reach'),
    expected: ['likely reachable.mixedAtHome', silent],
  },
  'the device is offline': {
    base: {ping: {kind: 'offline'}},
    expected: ['certain reachable.offline', silent],
  },
  'a firewall drops what arrives': {
    base: {ping: {kind: 'timeout', after: 15_000}},
    expected: ['likely reachable.timeout', silent],
  },
  '2 a sign-in redirects every request': {
    base: {ping: {kind: 'redirected'}, settings: {kind: 'redirected'}},
    expected: ['likely reachable.redirect', silent],
  },
  '2 the same, which redirects all but /ping': {
    base: {...answering({ping: 'pong'}), settings: {kind: 'redirected'}},
    expected: [
      'likely reachable.settings',
      withoutAlist.replace('page', 'isAlist page'),
    ],
  },
  '2 a sign-in or a challenge, but for /ping': {
    base: {...answering({ping: 'pong'}), settings: failed},
    expected: [
      'likely reachable.settings',
      withoutAlist.replace('page', 'isAlist page'),
    ],
  },
  '2 a sign-in whose answers may be read': {
    base: answering({ping: '<html>', settings: '<html>'}, {status: 401}),
    expected: ['likely isAlist.signIn', withoutAlist],
  },
  'a rate limit that has been reached before': {
    base: answering({ping: '', settings: ''}, {status: 429}),
    expected: ['likely reachable.busy', silent],
  },
  'AList is loading its storages': {
    base: answering({
      ping: 'pong',
      settings: refusal(500, 'Loading storage, please wait'),
    }),
    expected: ['certain isAlist.loading', withoutAlist],
  },
  'another program whose errors look like those of AList': {
    base: answering({ping: 'pong', settings: refusal(404, 'no such route')}),
    expected: ['likely isAlist.refused', withoutAlist],
  },
  'of AList, the proxy passes on /ping alone': {
    base: answering({ping: 'pong', settings: '<html>'}),
    expected: ['likely isAlist.form', withoutAlist],
  },
  '2 and 4 a sign-in, a challenge, another program, at a public name': {
    base: {ping: failed},
    expected: ['likely reachable.noneOrUnreadable', silent],
  },
  '4 the page of a NAS on every path': {
    target: at('http://nas:5000', {pageProtocol: 'http:'}),
    base: {ping: failed, reach: {kind: 'opaque'}},
    expected: ['likely reachable.unreadable', silent],
  },
  '3 a cache that keeps what it gave to others': {
    seen: answering({settings: recorded.settings.body}, {isUncached: true}),
    expected: ['likely caches.answers'],
  },
  '3 the same of the page alone, whose script is gone since an update': {
    seen: {
      ...answering({page: alistPage('/')}, {isUncached: true}),
      ...answering({asset: '<html>'}, {status: 404}),
    },
    expected: ['likely page.asset', 'info caches.page'],
  },
  '3 a cache that may keep the account, and gives another part of a file': {
    seen: {
      ...answering(
        {guest: recorded.guest.body},
        {headers: {'cache-control': 'max-age=60'}},
      ),
      ...answering(
        {middle: ''},
        {
          status: 206,
          size: 1000,
          headers: {'content-range': 'bytes 0-999/700000'},
        },
      ),
    },
    expected: ['certain caches.kept', 'likely download.wrongPart'],
  },
  '3 a CDN that ignores the query and keeps downloads': {
    seen: answering({unsignedAgain: ''}, {status: 206, size: 1}),
    expected: ['certain caches.files'],
  },
  '3 the same in a second run, with a token': {
    target: withToken,
    seen: answering({unsigned: ''}, {status: 206, size: 1}),
    expected: ['likely strangers.cachedFile'],
  },
  '5 a certificate that is not trusted': {
    target: at('https://nas.local'),
    base: failing('ping', 'reach'),
    expected: ['likely reachable.none', silent],
  },
  '6 a server at home, and the browser has no permission': {
    target: at('http://nas.local', {localNetwork: 'denied'}),
    base: failing('ping', 'reach'),
    expected: ['certain reachable.localNetwork', silent],
  },
  '8 a clock that is ten minutes behind': {
    seen: answering({
      clock: success([{last_active: RECORDED_AT / 1000 - 601}]),
    }),
    expected: ['likely timing.clock'],
  },
  '9 a password without its sub-folders, one that ends inside, and Write': {
    target: withToken,
    seen: answering({
      adminMetas: success({
        content: [
          {path: '/local/a', password: 'x', p_sub: false, write: false},
          {path: '/local', password: '', p_sub: false, write: true},
          {path: '/b', password: 'x', p_sub: true, write: false},
          {path: '/b/c', password: '', p_sub: true, write: false},
        ],
      }),
    }),
    expected: [
      'likely strangers.subFolders',
      'likely strangers.innerMeta',
      'likely strangers.metaWrite',
    ],
  },
  '10 a guest of v3.45 who may upload and delete': {
    seen: answering({
      settings: success({version: 'v3.45.0', allow_register: 'false'}),
      guest: success({username: 'guest', role: 1, permission: 136}),
    }),
    expected: ['certain strangers.change', 'certain version.holes'],
  },
  'v3.50: a later hole is not its own, and accounts below a folder work': {
    target: withToken,
    seen: answering({
      settings: success({version: 'v3.50.0'}),
      adminUsers: accountBelow,
    }),
    expected: ['info version.old'],
  },
  '11 OpenList': {
    seen: answering({settings: success({version: 'v4.1.10'})}),
    expected: ['info isAlist.openList'],
  },
  '12 Emby, whose answers may be read': {
    base: answering(
      {ping: '<html>Emby</html>', settings: '<html>Emby</html>'},
      {status: 404},
    ),
    expected: ['likely isAlist.page', withoutAlist],
  },
  '13 every answer takes three seconds': {
    base: slowly(observationsWith(), 3000),
    expected: ['likely timing.slow'],
  },
  '14 answers are compressed twice': {
    base: answering({ping: '\u001f\ufffd', settings: '\u001f\ufffd\b'}),
    expected: ['likely isAlist.compressed', withoutAlist],
  },
  '15 nginx on port 5325, Host without port': {
    target: film({pageProtocol: 'http:'}, 'http://nas.local:5325'),
    seen: {file: linkAt('http://nas.local'), linkPing: failed},
    expected: ['likely links.differ'],
  },
  '16 static rules of a panel, no file named': {
    target: noFile,
    seen: failing('endingImage', 'asset'),
    expected: ['likely page.endings'],
  },
  '16 the same, and the 404 of nginx may be read': {
    target: noFile,
    seen: answering({endingImage: '<html>'}, {status: 404}),
    expected: ['certain page.endings'],
  },
  '16 the same with an image named': {
    target: film(),
    seen: {
      ...ownLink,
      ...lostDownload,
      endingImage: failed,
    },
    expected: ['likely page.endings', 'likely download.unread'],
  },
  'a rule of the proxy for the ending of the file alone': {
    target: film(),
    seen: {...lostDownload, ...ownLink, endingFile: failed},
    expected: ['likely download.ending'],
  },
  'Apache without nocanon: the name does not get through, its ending does': {
    target: film({file: '/local/100% & more.mp4'}),
    seen: {
      ...lostDownload,
      ...answering({endingFile: refusal(401, 'expire missing')}),
    },
    expected: ['likely download.nameLost'],
  },
  'a text file that the proxy compresses, as it may': {
    target: film({file: '/local/log.txt'}),
    seen: {
      ...ownLink,
      ...answering({whole: ''}, {headers: {'content-type': 'text/plain'}}),
    },
    expected: ['info download.compressed'],
  },
  'Alias leads to another path of AList': {
    target: film({file: '/all/film.mp4'}),
    seen: {...ownLink, download: {kind: 'redirected'}},
    expected: ['info download.redirected'],
  },
  'the page loads its files from elsewhere': {
    target: noFile,
    seen: answering({
      page: `${alistPage('/')}<script>cdn: 'https://cdn.example/3.63.0'</script>`,
    }),
    expected: ['info page.cdn'],
  },
  'a script of the owner lets the page ask another server': {
    target: noFile,
    seen: answering({
      page: `${alistPage('/')}<script>window.ALIST.api = "http://old.example:5244"</script>`,
    }),
    expected: ['likely page.api'],
  },
  'version 2': {
    base: {},
    target: noFile,
    seen: answering(
      {ping: 'pong', settings: ''},
      {
        envelope: undefined,
        problem: 'wrongShape',
        text: '{"code":200,"message":"success","data":[{"key":"version","value":"v2.6.4"}]}',
      },
    ),
    expected: ['likely isAlist.version2', withoutAlist],
  },
  'something before AList refuses a long token': {
    target: withToken,
    seen: failing('admin', 'adminStorages', 'adminUsers', 'adminIndex'),
    expected: ['likely accounts.unread', 'unread: storages'],
  },
  'search is on without an index': {
    target: withToken,
    seen: answering({
      adminSettings: success([
        {key: 'sign_all', value: 'true'},
        {key: 'search_index', value: 'bleve'},
      ]),
      adminIndex: success({error: '', obj_count: 0, is_done: true}),
    }),
    expected: ['likely storages.indexEmpty'],
  },
  'a proxy gives up on a list that takes long, with an answer that may not be read':
    {
      target: noFile,
      seen: {
        madeUp: {kind: 'failed', after: 2000},
        listing: {kind: 'failed', after: 2000},
      },
      expected: [
        'likely timing.listing',
        'unread: authorization caches webdav',
      ],
    },
  'the storage of the file is slow, the root is not': {
    target: film(),
    seen: {
      ...slowly(ownLink, 4000),
      download: {kind: 'timeout', after: 15_000},
    },
    expected: ['likely download.slow', 'likely timing.listing'],
  },
  'an upload fails beside other requests that a proxy refused for their rate': {
    target: {...uploading, file: ''},
    seen: {
      guest: repeated('guest'),
      uploadSmall: failed,
      ...answering({uploadFolder: success({is_dir: true})}),
    },
    expected: ['limited: upload'],
  },
  'a script that is commented out': {
    seen: answering({
      page: `${alistPage('/')}<!-- <script src="https://polyfill.io/v3/polyfill.min.js"></script> -->`,
    }),
    expected: [],
  },
  '17 a rate limit: what was refused was answered after a pause': {
    seen: {madeUp: repeated('madeUp'), listing: repeated('listing')},
    expected: ['likely timing.limited'],
  },
  '17 a rate limit that lasts': {
    seen: {
      ...answering({madeUp: '', download: ''}, {status: 503}),
      ...answering({listing: ''}, {status: 429}),
    },
    expected: [
      'likely timing.limited',
      'limited: authorization caches download webdav',
    ],
  },
  '17 a rate limit so tight that announced requests fail even after a pause': {
    target: noFile,
    seen: {
      settings: repeated('settings'),
      guest: repeated('guest'),
      ...failing('madeUp', 'madeUpAgain', 'listing', 'webdav'),
    },
    expected: ['likely timing.limited', 'limited: authorization caches webdav'],
  },
  '18 site_url of an old host that does not answer': {
    target: film(),
    seen: {file: linkAt('https://old.example'), linkPing: failed},
    expected: ['likely links.differ'],
  },
  '18 a second address of the same server': {
    target: film({pageProtocol: 'http:'}, 'http://nas.local:5244'),
    seen: {...ownLink, ...answering({linkPing: 'pong'})},
    expected: ['info links.second'],
  },
  'the port of AList is asked, and links lead to the proxy': {
    target: film({pageProtocol: 'http:'}, 'http://nas.local:5244'),
    seen: {
      file: linkAt('http://nas.local:8080'),
      ...answering({linkPing: 'pong'}),
    },
    expected: ['info links.second'],
  },
  'no Host: links lead to the port behind the proxy, which answers': {
    target: film({pageProtocol: 'http:'}, 'http://nas.local:8080'),
    seen: {
      file: linkAt('http://nas.local:5244'),
      ...answering({linkPing: 'pong'}),
    },
    expected: ['likely links.differ'],
  },
  'links lead to another host by HTTP': {
    target: film(),
    seen: {
      file: linkAt('http://nas.example.org:5244'),
      ...answering({linkPing: 'pong'}),
    },
    expected: ['likely links.differ'],
    lines: ['links.http'],
  },
  'no Host: links lead to the machine itself': {
    target: film({pageProtocol: 'http:'}, 'http://nas.local:8080'),
    seen: {file: linkAt('http://127.0.0.1:5244')},
    expected: ['certain links.differ'],
  },
  'the link that was entered has expired': {
    target: {...film(), link: {path: '/film.mp4', sign: 'x:1'}},
    seen: {...ownLink, ...answering({entered: refusal(401, 'sign expired')})},
    expected: ['certain download.link'],
  },
  'the address was copied in a folder whose storage fails': {
    target: {
      ...noFile,
      moved: {from: `${server}/nas`, why: 'folder'},
    },
    seen: answering({folder: refusal(500, 'dial tcp: connection refused')}),
    expected: ['likely reachable.folder'],
  },
  'the address was copied on the page of a file': {
    target: {...noFile, moved: {from: `${server}/a.mp4`, why: 'folder'}},
    seen: answering({
      folder: refusal(500, 'failed to list objs: not a folder'),
    }),
    expected: [],
  },
  'a cache gives out the refusal of an unsigned link': {
    target: film(),
    seen: {
      ...ownLink,
      ...answering({download: refusal(401, 'expire missing')}),
    },
    expected: ['likely download.signature'],
  },
  '20 downloads without their length': {
    seen: answering({whole: ''}, {size: 700_000}),
    expected: ['likely download.noLength'],
  },
  '21 a storage that does not answer, and a special name': {
    seen: answering({
      download: refusal(
        500,
        'dial tcp 127.0.0.1:9: connect: connection refused',
      ),
    }),
    expected: ['likely download.storage'],
  },
  '21 the same before the download, with a plain name': {
    target: film(),
    seen: answering({file: refusal(500, 'failed link: dial tcp: i/o timeout')}),
    expected: ['likely download.fails', 'refused: links'],
  },
  '21 another name arrives': {
    seen: answering({download: refusal(500, 'object not found')}),
    expected: ['likely download.names'],
  },
  '21 the same of a name that AList decodes twice': {
    target: film({file: '/local/100%.mp4'}),
    seen: answering({download: refusal(500, 'object not found')}),
    expected: ['info download.percent'],
  },
  'an empty file': {
    target: film(),
    seen: {
      file: fileAt(`${server}/p/local/film.mp4?sign=s`, {size: 0}),
      ...answering({download: ''}),
    },
    expected: ['info download.empty'],
  },
  'a folder is named as file, and a file as folder': {
    target: {...uploading, file: '/local'},
    seen: answering({
      file: success({is_dir: true, size: 0, raw_url: ''}),
      uploadFolder: success({is_dir: false}),
    }),
    expected: ['info download.folder', 'info upload.noFolder'],
  },
  'a firewall takes a download and each upload': {
    target: {...uploading, file: '/local/film.mp4'},
    seen: {
      ...ownLink,
      ...uploads({endingFile: refusal(401, 'expire missing')}),
      ...answering({download: '', uploadSmall: ''}, {status: 403}),
    },
    expected: ['likely download.taken', 'likely upload.blocked'],
  },
  'a CDN changes a download, and breaks off an upload and its deletion': {
    target: uploading,
    seen: {
      ...answering({whole: ''}, {headers: {'content-length': '650000'}}),
      ...uploads(),
      ...failing('uploadLarge', 'uploadRemove'),
    },
    expected: ['likely download.otherLength', 'likely upload.perhapsTooLarge'],
    lines: ['upload.left'],
  },
  'a sign-in of the proxy before /d/ and /dav/': {
    target: film(),
    seen: {
      ...ownLink,
      ...redirected,
      ...answering({webdav: '<html>'}, {status: 401}),
    },
    expected: ['likely download.signIn', 'likely webdav.otherSignIn'],
  },
  '22 an address that was copied inside a folder': {
    target: at('http://nas.local:5244', {
      moved: {from: 'http://nas.local:5244/local/films', why: 'folder'},
      file: '',
    }),
    expected: [],
  },
  '23 guest off, no token, and a build between releases': {
    seen: {
      ...withoutGuest,
      ...answering({settings: success({version: 'beta'})}),
    },
    expected: [
      'info strangers.guestOff',
      'info version.unknown',
      'guestOff: links download',
    ],
  },
  'guest off, and an administrator': {
    target: withToken,
    seen: withoutGuest,
    expected: ['guestOff: links', 'unsent: download'],
  },
  '23 guest off, with a token, no Host, and no signatures': {
    target: film({hasToken: true}),
    seen: {
      ...withoutGuest,
      ...answering({adminSettings: unsignedAllowed}),
      ...answering({unsigned: ''}, {status: 206, size: 1000}),
      fileWithToken: fileAt('http://alist:5244/p/local/film.mp4?sign=s'),
    },
    expected: ['certain links.differ', 'likely strangers.unsignedWithoutGuest'],
  },
  '23 the same without a file, registration, and an error of AList': {
    target: {...withToken, file: ''},
    seen: {
      ...withoutGuest,
      ...answering({
        settings: success({version: 'v3.63.0', allow_register: 'true'}),
        adminSettings: unsignedAllowed,
        adminUsers: refusal(500, 'database is locked'),
      }),
    },
    expected: [
      'likely strangers.unsignedStorages',
      'likely accounts.other',
      'info strangers.register',
    ],
    lines: ['strangers.registration'],
  },
  '24 the list of the root does not come': {
    seen: {listing: {kind: 'timeout', after: 15_000}},
    expected: ['likely timing.listing', 'timedOut: authorization webdav'],
  },
  'the proxy gives up on the list of the root': {
    seen: answering({listing: '<html>'}, {status: 504, duration: 3000}),
    expected: ['likely timing.listing', 'gateway: authorization webdav'],
  },
  'paths of administrators are closed': {
    target: withToken,
    seen: {
      adminStorages: failed,
      ...answering({adminUsers: '<html>'}, {status: 403}),
    },
    expected: ['likely accounts.closed', 'unread: storages'],
  },
  'a token that has expired': {
    target: withToken,
    seen: tokenAnswered(refusal(401, 'token is expired')),
    expected: ['likely accounts.refused', 'tokenRefused: storages'],
  },
  'a token whose device was signed out': {
    target: withToken,
    seen: tokenAnswered(refusal(401, 'session inactive')),
    expected: ['certain accounts.signedOut', 'tokenRefused: storages'],
  },
  'a token with as many devices as it may have': {
    target: withToken,
    seen: tokenAnswered(refusal(403, 'too many active devices')),
    expected: ['certain accounts.tooMany', 'tokenRefused: storages'],
  },
  'an account that is no administrator uploads to a full disk': {
    target: uploading,
    seen: {
      ...tokenAnswered(notAdmin),
      ...answering({admin: success({username: 'bob'})}),
      ...uploads({uploadLarge: refusal(500, 'no space left on device')}),
    },
    expected: [
      'likely upload.storage',
      'info accounts.noAdmin',
      'refused: storages',
    ],
  },
  'the proxy refuses the list of the root at once': {
    seen: answering({listing: '<html>'}, {status: 502}),
    expected: ['gateway: authorization webdav'],
  },
  'the header Authorization is dropped': {
    seen: {
      madeUp: observationsWith().listing,
      madeUpAgain: observationsWith().guest,
    },
    expected: ['certain authorization.dropped', 'tokenLost: caches'],
  },
  'answers about the account are kept': {
    seen: {madeUpAgain: observationsWith().guest},
    expected: ['certain caches.account'],
  },
  'a sub-path that site_url does not know': {
    target: at('https://files.example.com/alist', {file: ''}),
    expected: ['certain page.subPath'],
  },
  'only /api/ is passed on': {
    target: noFile,
    seen: {
      ...failing('endingPlain', 'endingImage'),
      ...answering({page: '<html>Welcome</html>'}),
    },
    expected: ['likely page.other'],
  },
  'OPTIONS is refused': {
    target: noFile,
    seen: failing('madeUp', 'madeUpAgain', 'listing', 'webdav'),
    expected: ['likely reachable.list', 'unread: authorization caches webdav'],
  },
  'methods of WebDAV are refused': {
    seen: answering({webdav: ''}, {status: 405}),
    expected: ['certain webdav.blocked'],
  },
  'Apache sends a part of what AList answers in place of a file': {
    seen: answering(
      {download: refusal(500, 'quota exceeded')},
      {status: 206, size: 49},
    ),
    expected: ['likely download.storage'],
  },
  'a page that comes whole, although a part of it was requested': {
    seen: answering({download: '<html>'}, {status: 200, size: 700_000}),
    expected: ['certain download.noRange'],
  },
  'the part of a file that was not requested, from the own disk': {
    seen: answering({download: ''}, {status: 200, size: 700_000}),
    expected: ['certain download.noRange'],
  },
  'AList sends visitors to a storage in its own network': {
    target: film(),
    seen: {
      file: fileAt('http://192.168.1.9/film.mp4'),
      ...redirected,
    },
    expected: ['likely download.source'],
    lines: ['download.hidden', 'download.plain'],
  },
  'a CDN has no answer from AList': {
    base: answering({ping: '<html>', settings: '<html>'}, {status: 522}),
    expected: [
      'likely isAlist.gateway',
      withoutAlist.replace('webdav', 'webdav plainHttp'),
    ],
  },
  'plain HTTP at a public number': {
    target: at('http://203.0.113.7', {file: '', pageProtocol: 'http:'}),
    expected: ['certain plainHttp.open'],
  },
  'plain HTTP at a name, other programs at / and /dav/, links with HTTPS': {
    target: at('http://files.example.com', {pageProtocol: 'http:'}),
    seen: {
      ...failing('page', 'linkPing'),
      ...answering({webdav: ''}, {status: 207}),
    },
    expected: [
      'likely page.none',
      'likely links.differ',
      'likely plainHttp.name',
      'info webdav.open',
      'unread: polyfill',
    ],
    lines: ['links.https'],
  },
  'plain HTTP at a name that a router gives out': {
    target: at('http://nas.fritz.box:5244', {file: '', pageProtocol: 'http:'}),
    expected: [],
  },
  'a script that old guides recommend': {
    seen: answering({
      page: `${alistPage('/')}<script src="https://cdn.polyfill.io/v3/polyfill.min.js"></script>`,
    }),
    expected: ['certain polyfill.loaded'],
  },
  'a storage that fails, a build of the index that did, and a base path': {
    target: withToken,
    seen: answering({
      adminStorages: success({
        content: [
          {
            mount_path: '/a',
            driver: '115 Cloud',
            status: 'cookie expired',
            disabled: false,
          },
          {mount_path: '/b', driver: 'S3', status: 'disabled', disabled: true},
        ],
      }),
      adminIndex: success({error: 'disk full'}),
      adminUsers: accountBelow,
    }),
    expected: [
      'certain storages.failing',
      'certain storages.index',
      'likely accounts.basePath',
      'info storages.disabled',
    ],
  },
  'uploads of 2 MB are refused': {
    target: uploading,
    seen: {
      ...uploads(),
      ...answering({uploadLarge: '<html>'}, {status: 413}),
    },
    expected: ['certain upload.tooLarge'],
  },
  'the header Authorization is dropped, and a good token was entered': {
    target: withToken,
    seen: {
      madeUp: observationsWith().listing,
      madeUpAgain: observationsWith().guest,
      ...tokenAnswered(notAdmin),
      ...answering({admin: success({username: 'guest'})}),
    },
    expected: [
      'certain authorization.dropped',
      'tokenLost: caches storages accounts',
    ],
  },
  'the proxy adds an Authorization of its own': {
    seen: answering({
      guest: notToken,
      madeUp: notToken,
      madeUpAgain: notToken,
      listing: notToken,
      file: notToken,
    }),
    expected: [
      'certain authorization.added',
      'tokenLost: caches links download webdav strangers',
    ],
  },
  'two proxies joined their hosts in X-Forwarded-Host': {
    target: film(),
    seen: {file: linkAt('https://files.example.com, inner.lan')},
    expected: ['certain links.differ'],
    lines: ['links.noHost'],
  },
  'a firewall refuses the lists of AList alone, with a page that may be read': {
    target: noFile,
    seen: answering(
      {madeUp: '<h1>WAF</h1>', listing: '<h1>WAF</h1>'},
      {status: 403},
    ),
    expected: ['likely reachable.list', 'signIn: authorization caches webdav'],
  },
  'no storage, or none at the base path of the guest': {
    seen: answering({listing: refusal(500, noStorage)}),
    expected: ['likely strangers.noList'],
  },
  'the root has a folder password': {
    seen: answering({listing: refusal(403, 'password is incorrect')}),
    expected: ['info strangers.noList'],
  },
  'no storage, with a token, so no folder for an upload': {
    target: uploading,
    seen: answering({
      adminStorages: success({content: []}),
      uploadFolder: refusal(500, noStorage),
    }),
    expected: ['certain storages.none', 'info upload.noFolder'],
  },
  'the storage is another AList in its own network': {
    target: film(),
    seen: {
      file: fileAt('http://192.168.1.5:5244/d/film.mp4?sign=abc:0'),
      ...redirected,
    },
    expected: ['likely download.source'],
    lines: ['download.hidden', 'download.plain'],
  },
  'the storage is another AList with the same paths': {
    target: film(),
    seen: {
      file: fileAt('https://other.example/d/local/film.mp4?sign=abc:0', {
        sign: 'def:0',
      }),
      ...redirected,
    },
    expected: ['info download.redirected'],
  },
  'AList sends visitors of an HTTPS server to plain HTTP': {
    target: film(),
    seen: {
      file: fileAt('http://files.example.org/film.mp4'),
      ...redirected,
    },
    expected: ['likely download.source'],
    lines: ['download.plain'],
  },
  'CORS without the methods of WebDAV, or a proxy that blocks them': {
    seen: {webdav: failed},
    expected: ['info webdav.unread'],
  },
  'another program, or an error page in place of the 401, at /dav/': {
    seen: {webdav: failed, ...answering({webdavElsewhere: ''}, {status: 405})},
    expected: ['likely webdav.taken'],
  },
  'a file named from the root, which is not that of the guest': {
    target: film(),
    seen: answering({
      guest: success({username: 'guest', base_path: '/a'}),
      file: refusal(500, 'object not found'),
    }),
    expected: ['info download.unknown', 'refused: links'],
    lines: ['download.base'],
  },
  'an address without the port of AList, which the browser may ask': {
    target: at('http://192.168.1.5', {localNetwork: 'granted'}),
    base: failing('ping', 'reach'),
    expected: ['likely reachable.none', silent],
    lines: ['reachable.port'],
  },
  'the same of MKCOL alone': {
    seen: {webdavWrite: failed},
    expected: ['info webdav.readOnly'],
  },
  'CORS with Content-Type alone': {
    seen: failing('madeUp', 'madeUpAgain', 'webdav'),
    expected: ['info authorization.cors', 'unread: caches webdav'],
  },
  'a ban after some requests': {
    target: film(),
    seen: {
      ...failing('endingImage', 'asset', 'madeUp', 'madeUpAgain', 'listing'),
      ...failing('file', 'pingAgain'),
      ...answering({webdav: 'banned'}, {status: 403}),
    },
    expected: [
      'likely reachable.blocked',
      'limited: page authorization caches links download webdav',
    ],
  },
  'AList answers its page below a sub-path that site_url lacks': {
    target: at('https://files.example.com/alist'),
    base: ownPage('/'),
    expected: ['likely isAlist.ownPage', withoutAlist],
  },
  'the proxy cuts off the sub-path that site_url names': {
    target: at('https://files.example.com/alist'),
    base: ownPage('/alist'),
    expected: ['likely isAlist.pathCut', withoutAlist],
  },
  'site_url without a scheme is taken for a sub-path': {
    base: ownPage('/files.example.com'),
    expected: ['likely isAlist.ownPage', withoutAlist],
  },
  'downloads break off': {
    target: film(),
    seen: {download: failed},
    expected: ['likely download.broken'],
  },
  'the header with the folder of an upload is lost': {
    target: uploading,
    seen: uploads({uploadSmall: refusal(500, noStorage)}),
    expected: ['likely upload.lost'],
  },
  'an upload to a folder above the storages': {
    target: at(server, {hasToken: true, folder: '/'}),
    seen: uploads({
      uploadFolder: success({is_dir: true, provider: 'unknown'}),
      uploadSmall: refusal(500, noStorage),
    }),
    expected: ['likely upload.refused'],
  },
};
