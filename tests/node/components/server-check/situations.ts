import type {
  Observation,
  Observations,
} from '../../../../src/components/server-check/fetching/observation';
import type {RequestName} from '../../../../src/components/server-check/fetching/answers';
import type {Target} from '../../../../src/components/server-check/fetching/requests';
import {
  alistPage,
  answered,
  observationsWith,
  RECORDED_AT,
  refusal,
  success,
  targetAt,
} from '../../../support/serverCheck';

export interface Situation {
  name: string;
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
const timeout: Observation<never> = {kind: 'timeout', after: 15_000};
const opaque: Observation<never> = {kind: 'opaque'};
const at = targetAt;
const open = 'info strangers.open';

/** The checks that need AList, when the server is no AList that this page can read. */
/** The same where not even the connection can be judged. */
const silent =
  'notAlist: isAlist page plainHttp authorization caches links download webdav timing storages strangers accounts polyfill version upload';

const withoutAlist =
  'notAlist: page authorization caches links download webdav timing storages strangers accounts polyfill version upload';

const guestOff = (name: RequestName) =>
  answered(name, refusal(401, 'Guest user is disabled, login please'));

const notAdmin = (name: RequestName) =>
  answered(name, refusal(403, 'You are not an admin'));

const noStorage =
  'failed get storage: storage not found; please add a storage first';

const withoutGuest: Observations = {
  guest: guestOff('guest'),
  listing: guestOff('listing'),
  clock: guestOff('clock'),
  file: guestOff('file'),
};

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

const film = (
  more: Partial<Target> = {},
  address = 'https://files.example.com',
) => at(address, {file: '/local/film.mp4', ...more});

const linkAt = (base: string) => fileAt(`${base}/p/local/film.mp4?sign=s`);

const metas = (...content: object[]) =>
  answered(
    'adminMetas',
    success({
      content: content.map((meta) => ({
        path: '/local',
        password: '',
        p_sub: false,
        write: false,
        ...meta,
      })),
      total: content.length,
    }),
  );

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
const lostDownload: Observations = {
  unsigned: failed,
  middle: failed,
  download: failed,
  whole: failed,
  unsignedAgain: failed,
  pingAgain: answered('pingAgain', 'pong'),
};

export const situations: readonly Situation[] = [
  {name: 'a server without faults, guest on', expected: [open]},
  {
    name: '1 http redirects to https: the HTTPS address was asked and answers',
    target: at('https://files.example.com', {
      moved: {from: 'http://files.example.com', why: 'https'},
    }),
    expected: [open],
  },
  {
    name: '1b HTTP from an HTTPS page, and HTTPS does not answer',
    target: at('http://files.example.com'),
    base: {ping: failed},
    expected: ['certain reachable.mixed', silent],
  },
  {
    name: '2 and 4 a sign-in, a challenge, another program, at a public name',
    base: {ping: failed},
    expected: ['likely reachable.noneOrUnreadable', silent],
  },
  {
    name: '4 the page of a NAS on every path',
    target: at('http://nas:5000', {pageProtocol: 'http:'}),
    base: {ping: failed, reach: opaque},
    expected: ['likely reachable.unreadable', silent],
  },
  {
    name: '3 a CDN that ignores the query and keeps downloads',
    seen: {
      unsignedAgain: answered('unsignedAgain', '', {status: 206, size: 1}),
    },
    expected: ['certain caches.files', open],
  },
  {
    name: '3 the same in a second run, with a token',
    target: at('https://files.example.com', {hasToken: true}),
    seen: {unsigned: answered('unsigned', '', {status: 206, size: 1})},
    expected: ['likely strangers.cachedFile', open],
  },
  {
    name: '5 a certificate that is not trusted',
    target: at('https://nas.local'),
    base: {ping: failed, reach: failed},
    expected: ['likely reachable.none', silent],
  },
  {
    name: '6 a server at home, and the browser has no permission',
    target: at('http://nas.local', {localNetwork: 'denied'}),
    base: {ping: failed, reach: failed},
    expected: ['certain reachable.localNetwork', silent],
  },
  {
    name: '8 a clock that is ten minutes behind',
    seen: {
      clock: answered(
        'clock',
        success([{last_active: RECORDED_AT / 1000 - 601}]),
      ),
    },
    expected: ['likely timing.clock', open],
  },
  {
    name: '9 a password without its sub-folders, and Write',
    target: at('https://files.example.com', {hasToken: true}),
    seen: {
      adminMetas: metas(
        {path: '/local/private', password: 'x'},
        {path: '/local', write: true},
      ),
    },
    expected: [
      'likely strangers.subFolders',
      'likely strangers.metaWrite',
      open,
    ],
  },
  {
    name: '10 a guest of v3.45 who may upload and delete',
    seen: {
      settings: answered(
        'settings',
        success({version: 'v3.45.0', allow_register: 'false'}),
      ),
      guest: answered(
        'guest',
        success({username: 'guest', role: 1, permission: 136}),
      ),
    },
    expected: ['certain strangers.change', open],
  },
  {
    name: '11 OpenList',
    seen: {settings: answered('settings', success({version: 'v4.1.10'}))},
    expected: ['info isAlist.openList', open],
  },
  {
    name: '12 Emby, whose answers may be read',
    base: {
      ping: answered('ping', '<html>Emby</html>', {status: 404}),
      settings: answered('settings', '<html>Emby</html>', {status: 404}),
    },
    expected: ['likely isAlist.page', withoutAlist],
  },
  {
    name: '13 every answer takes three seconds',
    base: slowly(observationsWith(), 3000),
    expected: ['likely timing.slow', open],
  },
  {
    name: '14 answers are compressed twice',
    base: {
      ping: answered('ping', '\u001f\ufffd', {}),
      settings: answered('settings', '\u001f\ufffd\b', {}),
    },
    expected: ['likely isAlist.compressed', withoutAlist],
  },
  {
    name: '15 nginx on port 5325, Host without port',
    target: film({pageProtocol: 'http:'}, 'http://nas.local:5325'),
    seen: {file: linkAt('http://nas.local'), linkPing: failed},
    expected: ['likely links.differ', open],
  },
  {
    name: '16 static rules of a panel, no file named',
    target: at('https://files.example.com', {file: ''}),
    seen: {endingImage: failed, asset: failed},
    expected: ['likely page.endings', open],
  },
  {
    name: '16 the same, and the 404 of nginx may be read',
    target: at('https://files.example.com', {file: ''}),
    seen: {endingImage: answered('endingImage', '<html>', {status: 404})},
    expected: ['certain page.endings', open],
  },
  {
    name: '16 the same with an image named',
    target: film(),
    seen: {
      file: linkAt('https://files.example.com'),
      endingImage: failed,
      unsigned: failed,
      unsignedAgain: failed,
      middle: failed,
      download: failed,
      whole: failed,
    },
    expected: ['likely page.endings', 'likely download.unread', open],
  },
  {
    name: 'a rule of the proxy for the ending of the file alone',
    target: film(),
    seen: {
      ...lostDownload,
      file: linkAt('https://files.example.com'),
      endingFile: failed,
    },
    expected: ['likely download.ending', open],
  },
  {
    name: 'Apache without nocanon: the name does not get through, its ending does',
    target: film({file: '/local/100% & more.mp4'}),
    seen: {
      ...lostDownload,
      endingFile: answered('endingFile', refusal(401, 'expire missing')),
    },
    expected: ['likely download.nameLost', open],
  },
  {
    name: 'a text file that the proxy compresses, as it may',
    target: film({file: '/local/log.txt'}),
    seen: {
      file: linkAt('https://files.example.com'),
      whole: answered('whole', '', {headers: {'content-type': 'text/plain'}}),
    },
    expected: [open],
  },
  {
    name: 'a proxy gives up on a list that takes long, with an answer that may not be read',
    target: at('https://files.example.com', {file: ''}),
    seen: {
      madeUp: {kind: 'failed', after: 2000},
      listing: {kind: 'failed', after: 2000},
    },
    expected: [
      'likely timing.listing',
      open,
      'unread: authorization caches webdav',
    ],
  },
  {
    name: 'the storage of the file is slow, the root is not',
    target: film(),
    seen: slowly({file: linkAt('https://files.example.com')}, 4000),
    expected: ['likely timing.listing', open],
  },
  {
    name: 'an upload fails beside other requests that a proxy refused for their rate',
    target: at('https://files.example.com', {
      hasToken: true,
      folder: '/local',
      file: '',
    }),
    seen: {
      guest: {...observationsWith().guest, isRepeated: true} as never,
      uploadFolder: answered('uploadFolder', success({is_dir: true})),
      uploadSmall: failed,
    },
    expected: [open, 'limited: upload'],
  },
  {
    name: 'a script that is commented out',
    seen: {
      page: answered(
        'page',
        `${alistPage('/')}<!-- <script src="https://polyfill.io/v3/polyfill.min.js"></script> -->`,
      ),
    },
    expected: [open],
  },
  {
    name: '17 a rate limit: what was refused was answered after a pause',
    seen: {
      madeUp: {
        ...answered('madeUp', refusal(401, 'token is invalidated')),
        isRepeated: true,
      },
      listing: {
        ...answered('listing', success({total: 1, write: false})),
        isRepeated: true,
      },
    },
    expected: ['likely timing.limited', open],
  },
  {
    name: '17 a rate limit that lasts',
    seen: {
      madeUp: answered('madeUp', '', {status: 503}),
      listing: answered('listing', '', {status: 429}),
      download: answered('download', '', {status: 503}),
    },
    expected: [
      'likely timing.limited',
      open,
      'limited: authorization caches download webdav',
    ],
  },
  {
    name: '17 a rate limit so tight that announced requests fail even after a pause',
    target: at('https://files.example.com', {file: ''}),
    seen: {
      settings: {...observationsWith().settings, isRepeated: true} as never,
      guest: {...observationsWith().guest, isRepeated: true} as never,
      madeUp: failed,
      madeUpAgain: failed,
      listing: failed,
      webdav: failed,
    },
    expected: [
      'likely timing.limited',
      open,
      'limited: authorization caches webdav',
    ],
  },
  {
    name: '18 site_url of an old host that does not answer',
    target: film(),
    seen: {file: linkAt('https://old.example'), linkPing: failed},
    expected: ['likely links.differ', open],
  },
  {
    name: '18 a second address of the same server',
    target: film({pageProtocol: 'http:'}, 'http://nas.local:5244'),
    seen: {
      file: linkAt('https://files.example.com'),
      linkPing: answered('linkPing', 'pong'),
    },
    expected: ['info links.second', open],
  },
  {
    name: 'no Host: links lead to the port behind the proxy, which answers',
    target: film({pageProtocol: 'http:'}, 'http://nas.local:8080'),
    seen: {
      file: linkAt('http://nas.local:5244'),
      linkPing: answered('linkPing', 'pong'),
    },
    expected: ['likely links.differ', open],
  },
  {
    name: 'no Host: links lead to the machine itself',
    target: film({pageProtocol: 'http:'}, 'http://nas.local:8080'),
    seen: {file: linkAt('http://127.0.0.1:5244')},
    expected: ['certain links.differ', open],
  },
  {
    name: 'a cache gives out the refusal of an unsigned link',
    target: film(),
    seen: {
      file: linkAt('https://files.example.com'),
      download: answered('download', refusal(401, 'expire missing')),
    },
    expected: ['likely download.signature', open],
  },
  {
    name: '20 downloads without their length',
    seen: {whole: answered('whole', '', {size: 700_000})},
    expected: ['likely download.noLength', open],
  },
  {
    name: '21 a storage that does not answer, and a special name',
    seen: {
      download: answered(
        'download',
        refusal(500, 'dial tcp 127.0.0.1:9: connect: connection refused'),
      ),
    },
    expected: ['likely download.storage', open],
  },
  {
    name: '21 the same before the download, with a plain name',
    target: film(),
    seen: {
      file: answered(
        'file',
        refusal(500, 'failed link: dial tcp: i/o timeout'),
      ),
    },
    expected: ['likely download.fails', open, 'refused: links'],
  },
  {
    name: '22 an address that was copied inside a folder',
    target: at('http://nas.local:5244', {
      moved: {from: 'http://nas.local:5244/local/films', why: 'folder'},
      file: '',
    }),
    expected: [open],
  },
  {
    name: '23 guest off, no token: what could not be looked at is named',
    seen: withoutGuest,
    expected: ['guestOff: links download'],
  },
  {
    name: '23 guest off, with a token, and no Host',
    target: film({hasToken: true}),
    seen: {
      ...withoutGuest,
      fileWithToken: fileAt('http://alist:5244/p/local/film.mp4?sign=s'),
    },
    expected: ['certain links.differ'],
  },
  {
    name: '24 the list of the root does not come',
    seen: {listing: timeout},
    expected: ['likely timing.listing', open, 'timedOut: authorization webdav'],
  },
  {
    name: 'the proxy gives up on the list of the root',
    seen: {
      listing: answered('listing', '<html>', {status: 504, duration: 3000}),
    },
    expected: ['likely timing.listing', open, 'gateway: authorization webdav'],
  },
  {
    name: 'the same, and its answer cannot be read',
    seen: {listing: {kind: 'failed', after: 4000}},
    expected: ['likely timing.listing', open, 'unread: authorization webdav'],
  },
  {
    name: 'paths of administrators are closed',
    target: at('https://files.example.com', {hasToken: true}),
    seen: {
      adminStorages: failed,
      adminUsers: answered('adminUsers', '<html>', {status: 403}),
    },
    expected: ['likely accounts.closed', open, 'unread: storages'],
  },
  {
    name: 'the proxy refuses the list of the root at once',
    seen: {listing: answered('listing', '<html>', {status: 502})},
    expected: [open, 'gateway: authorization webdav'],
  },
  {
    name: 'the header Authorization is dropped',
    seen: {
      madeUp: observationsWith().listing,
      madeUpAgain: observationsWith().guest,
    },
    expected: ['certain authorization.dropped', open, 'refused: caches'],
  },
  {
    name: 'answers about the account are kept',
    seen: {madeUpAgain: observationsWith().guest},
    expected: ['certain caches.account', open],
  },
  {
    name: 'a sub-path that site_url does not know',
    target: at('https://files.example.com/alist', {file: ''}),
    expected: ['certain page.subPath', open],
  },
  {
    name: 'only /api/ is passed on',
    target: at('https://files.example.com', {file: ''}),
    seen: {
      page: answered('page', '<html>Welcome</html>'),
      endingPlain: failed,
      endingImage: failed,
    },
    expected: ['likely page.other', open],
  },
  {
    name: 'OPTIONS is refused',
    target: at('https://files.example.com', {file: ''}),
    seen: {
      madeUp: failed,
      madeUpAgain: failed,
      listing: failed,
      webdav: failed,
    },
    expected: [
      'likely reachable.list',
      open,
      'unread: authorization caches webdav',
    ],
  },
  {
    name: 'methods of WebDAV are refused',
    seen: {webdav: answered('webdav', '', {status: 405})},
    expected: ['certain webdav.blocked', open],
  },
  {
    name: 'the part of a file that was not requested, from the own disk',
    seen: {
      download: answered('download', '', {status: 200, size: 700_000}),
    },
    expected: ['certain download.noRange', open],
  },
  {
    name: 'AList sends visitors to a storage in its own network',
    target: film(),
    seen: {
      file: fileAt('http://192.168.1.9/film.mp4'),
      unsigned: {kind: 'redirected'},
      download: {kind: 'redirected'},
    },
    expected: ['likely download.source', 'info strangers.open'],
    lines: ['download.hidden', 'download.plain'],
  },
  {
    name: 'a CDN has no answer from AList',
    base: {
      ping: answered('ping', '<html>', {status: 522}),
      settings: answered('settings', '<html>', {status: 522}),
    },
    expected: [
      'likely isAlist.gateway',
      withoutAlist.replace('page', 'page plainHttp'),
    ],
  },
  {
    name: 'plain HTTP at a public number',
    target: at('http://203.0.113.7', {file: '', pageProtocol: 'http:'}),
    expected: ['certain plainHttp.open', open],
  },
  {
    name: 'plain HTTP at a name that a router gives out',
    target: at('http://nas.fritz.box:5244', {file: '', pageProtocol: 'http:'}),
    expected: [open],
  },
  {
    name: 'a script that old guides recommend',
    seen: {
      page: answered(
        'page',
        `${alistPage('/')}<script src="https://cdn.polyfill.io/v3/polyfill.min.js"></script>`,
      ),
    },
    expected: ['certain polyfill.loaded', open],
  },
  {
    name: 'a storage that fails, and a build of the index that did',
    target: at('https://files.example.com', {hasToken: true}),
    seen: {
      adminStorages: answered(
        'adminStorages',
        success({
          content: [
            {
              mount_path: '/a',
              driver: '115 Cloud',
              status: 'cookie expired',
              disabled: false,
            },
          ],
        }),
      ),
      adminIndex: answered('adminIndex', success({error: 'disk full'})),
    },
    expected: ['certain storages.failing', 'certain storages.index', open],
  },
  {
    name: 'uploads of 2 MB are refused',
    target: at('https://files.example.com', {hasToken: true, folder: '/local'}),
    seen: {
      uploadFolder: answered('uploadFolder', success({is_dir: true})),
      uploadSmall: answered('uploadSmall', success(null)),
      uploadLarge: answered('uploadLarge', '<html>', {status: 413}),
      uploadRemove: answered('uploadRemove', success(null)),
    },
    expected: ['certain upload.tooLarge', open],
  },
  {
    name: 'the header Authorization is dropped, and a good token was entered',
    target: at('https://files.example.com', {hasToken: true}),
    seen: {
      madeUp: observationsWith().listing,
      madeUpAgain: observationsWith().guest,
      admin: answered('admin', success({username: 'guest'})),
      adminUsers: notAdmin('adminUsers'),
      adminStorages: notAdmin('adminStorages'),
    },
    expected: [
      'certain authorization.dropped',
      open,
      'refused: caches',
      'tokenLost: storages accounts',
    ],
  },
  {
    name: 'the proxy adds an Authorization of its own',
    seen: {
      ...Object.fromEntries(
        (['guest', 'madeUp', 'madeUpAgain', 'listing', 'file'] as const).map(
          (name) => [name, answered(name, refusal(401, 'not even a token'))],
        ),
      ),
    },
    expected: [
      'certain authorization.added',
      'tokenLost: caches links download webdav strangers',
    ],
  },
  {
    name: 'two proxies joined their hosts in X-Forwarded-Host',
    target: film(),
    seen: {file: linkAt('https://files.example.com, inner.lan')},
    expected: ['certain links.differ', open],
    lines: ['links.noHost'],
  },
  {
    name: 'a firewall refuses the lists of AList alone',
    target: at('https://files.example.com', {file: ''}),
    seen: {madeUp: failed, listing: failed},
    expected: [
      'likely reachable.list',
      open,
      'unread: authorization caches webdav',
    ],
  },
  {
    name: 'the same, and its page may be read',
    target: at('https://files.example.com', {file: ''}),
    seen: {
      madeUp: answered('madeUp', '<h1>WAF</h1>', {status: 403}),
      listing: answered('listing', '<h1>WAF</h1>', {status: 403}),
    },
    expected: [
      'likely reachable.list',
      open,
      'signIn: authorization caches webdav',
    ],
  },
  {
    name: 'no storage, or none at the base path of the guest',
    seen: {listing: answered('listing', refusal(500, noStorage))},
    expected: ['likely strangers.noList'],
  },
  {
    name: 'the root has a folder password',
    seen: {listing: answered('listing', refusal(403, 'password is incorrect'))},
    expected: ['info strangers.noList'],
  },
  {
    name: 'no storage, with a token',
    target: at('https://files.example.com', {hasToken: true}),
    seen: {adminStorages: answered('adminStorages', success({content: []}))},
    expected: ['certain storages.none', open],
  },
  {
    name: 'AList sends visitors of an HTTPS server to plain HTTP',
    target: film(),
    seen: {
      file: fileAt('http://files.example.org/film.mp4'),
      unsigned: {kind: 'redirected'},
      download: {kind: 'redirected'},
    },
    expected: ['likely download.source', open],
    lines: ['download.plain'],
  },
  {
    name: 'CORS without the methods of WebDAV, or a proxy that blocks them',
    seen: {webdav: failed},
    expected: ['info webdav.unread', open],
  },
  {
    name: 'another program, or an error page in place of the 401, at /dav/',
    seen: {
      webdav: failed,
      webdavElsewhere: answered('webdavElsewhere', '', {status: 405}),
    },
    expected: ['likely webdav.taken', open],
  },
  {
    name: 'a file named from the root, which is not that of the guest',
    target: film(),
    seen: {
      guest: answered('guest', success({username: 'guest', base_path: '/a'})),
      file: answered('file', refusal(500, 'object not found')),
    },
    expected: ['info download.unknown', open, 'refused: links'],
    lines: ['download.base'],
  },
  {
    name: 'an address without the port of AList, which the browser may ask',
    target: at('http://192.168.1.5', {localNetwork: 'granted'}),
    base: {ping: failed, reach: failed},
    expected: ['likely reachable.none', silent],
    lines: ['reachable.port'],
  },
  {
    name: 'the same of MKCOL alone',
    seen: {webdavWrite: failed},
    expected: ['info webdav.readOnly', open],
  },
  {
    name: 'CORS with Content-Type alone',
    seen: {madeUp: failed, madeUpAgain: failed, webdav: failed},
    expected: ['info authorization.cors', open, 'unread: caches webdav'],
  },
  {
    name: 'a ban after some requests',
    target: film(),
    seen: {
      endingImage: failed,
      asset: failed,
      madeUp: failed,
      madeUpAgain: failed,
      listing: failed,
      webdav: answered('webdav', 'banned', {status: 403}),
      file: failed,
      pingAgain: failed,
    },
    expected: [
      'likely reachable.blocked',
      open,
      'limited: page authorization caches links download webdav',
    ],
  },
  {
    name: 'AList answers its page below a sub-path that site_url lacks',
    target: at('https://files.example.com/alist'),
    base: {
      ping: answered('ping', alistPage('/')),
      settings: answered('settings', alistPage('/')),
    },
    expected: ['likely isAlist.ownPage', withoutAlist],
  },
  {
    name: 'the proxy cuts off the sub-path that site_url names',
    target: at('https://files.example.com/alist'),
    base: {
      ping: answered('ping', alistPage('/alist')),
      settings: answered('settings', alistPage('/alist')),
    },
    expected: ['likely isAlist.pathCut', withoutAlist],
  },
  {
    name: 'site_url without a scheme is taken for a sub-path',
    base: {
      ping: answered('ping', alistPage('/files.example.com')),
      settings: answered('settings', alistPage('/files.example.com')),
    },
    expected: ['likely isAlist.ownPage', withoutAlist],
  },
  {
    name: 'downloads break off',
    target: film(),
    seen: {download: failed},
    expected: ['likely download.broken', open],
  },
  {
    name: 'the header with the folder of an upload is lost',
    target: at('https://files.example.com', {hasToken: true, folder: '/local'}),
    seen: {
      uploadFolder: answered(
        'uploadFolder',
        success({is_dir: true, provider: 'Local'}),
      ),
      uploadSmall: answered('uploadSmall', refusal(500, noStorage)),
      uploadRemove: answered('uploadRemove', success(null)),
    },
    expected: ['likely upload.lost', open],
  },
  {
    name: 'an upload to a folder above the storages',
    target: at('https://files.example.com', {hasToken: true, folder: '/'}),
    seen: {
      uploadFolder: answered(
        'uploadFolder',
        success({is_dir: true, provider: 'unknown'}),
      ),
      uploadSmall: answered('uploadSmall', refusal(500, noStorage)),
      uploadRemove: answered('uploadRemove', success(null)),
    },
    expected: [open, 'info upload.refused'],
  },
];
