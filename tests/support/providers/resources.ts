import type {AuthorizationServer} from './authorizationServer';
import type {Call, Endpoint, Reply} from './network';

/** Enough albums for two pages of fifty and a few more. */
const albums = Array.from({length: 103}, (_, index) => ({
  id: `album-id-${index}`,
  title: index === 1 ? '<img src=x onerror=alert(1)>' : `Album ${index}`,
  productUrl: `https://photos.google.com/lr/album/album-id-${index}`,
  mediaItemsCount: String(index * 3),
}));

const bearerOf = ({headers}: Call) =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';

function listAlbums(call: Call, server: AuthorizationServer): Reply {
  const fail = (code: number, status: string, message: string): Reply => ({
    status: code,
    json: {error: {code, message, status}},
  });
  if (!server.isValid(bearerOf(call))) {
    return fail(401, 'UNAUTHENTICATED', 'The access token is not valid.');
  }
  const size = Number(call.query.get('pageSize') ?? '20');
  if (!Number.isInteger(size) || size < 1 || size > 50) {
    return fail(400, 'INVALID_ARGUMENT', 'pageSize must be 1 to 50.');
  }
  const token = call.query.get('pageToken');
  const start = token === null ? 0 : Number(/^page-(\d+)$/.exec(token)?.[1]);
  if (Number.isNaN(start)) {
    return fail(400, 'INVALID_ARGUMENT', 'pageToken is not valid.');
  }
  const end = start + size;
  return {
    json: {
      albums: albums.slice(start, end),
      ...(end < albums.length ? {nextPageToken: `page-${end}`} : {}),
    },
  };
}

function findSite(
  call: Call,
  parts: readonly string[],
  server: AuthorizationServer,
): Reply {
  const fail = (status: number, code: string, message: string): Reply => ({
    status,
    json: {error: {code, message, innerError: {date: '2024-01-01T00:00:00'}}},
  });
  if (!server.isValid(bearerOf(call))) {
    return fail(401, 'InvalidAuthenticationToken', 'Access token is empty.');
  }
  const [host = '', path = ''] = parts.map(decodeURIComponent);
  return host.startsWith('contoso.sharepoint.') && path === '/sites/team'
    ? {
        json: {
          id: `${host},11111111-1111-1111-1111-111111111111,22222222-2222-2222-2222-222222222222`,
          displayName: 'Team',
          webUrl: `https://${host}${path}`,
        },
      }
    : fail(404, 'itemNotFound', 'Requested site could not be found');
}

/** An answer to whoever has a valid token, and a refusal to others. */
const forToken =
  (server: AuthorizationServer, json: unknown, refusal: unknown) =>
  (call: Call): Reply =>
    server.isValid(bearerOf(call)) ? {json} : {status: 401, json: refusal};

/** Its space is not limited. */
const googleAccount = {
  user: {displayName: 'Ann', emailAddress: 'ann@gmail.example'},
  storageQuota: {usage: '3200000000'},
};

const dropboxAccount = {
  name: {display_name: 'Ann \u202e<b>Dropbox</b>'},
  email: 'ann@dropbox.example',
};

const microsoftDrive = {
  owner: {user: {displayName: 'Ann', email: 'ann@contoso.example'}},
  quota: {used: 1_500_000_000, total: 1_099_511_627_776},
};

const graphHosts = [
  'graph.microsoft.com',
  'microsoftgraph.chinacloudapi.cn',
  'graph.microsoft.us',
  'graph.microsoft.de',
];

/** What the pages look up with an access token: accounts, albums at Google Photos, sites at Microsoft Graph. */
export function resourceEndpoints(
  google: AuthorizationServer,
  onedrive: AuthorizationServer,
  dropbox: AuthorizationServer,
): readonly Endpoint[] {
  const dropboxAnswer = forToken(dropbox, dropboxAccount, {
    error_summary: 'expired_access_token/..',
    error: {'.tag': 'expired_access_token'},
  });
  const get = (
    host: string,
    path: RegExp,
    answer: Endpoint['answer'],
  ): Endpoint => ({method: 'GET', host, path, cors: true, answer});
  return [
    get(
      'www.googleapis.com',
      /^\/drive\/v3\/about$/,
      forToken(google, googleAccount, {
        error: {code: 401, message: 'Invalid Credentials'},
      }),
    ),
    {
      method: 'POST',
      host: 'api.dropboxapi.com',
      path: /^\/2\/users\/get_current_account$/,
      cors: true,
      answer: (call) =>
        call.text === ''
          ? dropboxAnswer(call)
          : {status: 400, html: 'Expected an empty request body'},
    },
    get('photoslibrary.googleapis.com', /^\/v1\/albums$/, (call) =>
      listAlbums(call, google),
    ),
    ...graphHosts.flatMap((host) => [
      get(
        host,
        /^\/v1\.0\/me\/drive$/,
        forToken(onedrive, microsoftDrive, {
          error: {
            code: 'InvalidAuthenticationToken',
            message: 'Access token has expired.',
          },
        }),
      ),
      get(host, /^\/v1\.0\/sites\/([^/:]+):(\/.+)$/, (call, parts) =>
        findSite(call, parts, onedrive),
      ),
    ]),
  ];
}
