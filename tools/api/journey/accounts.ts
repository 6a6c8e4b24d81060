// cspell:ignore sshkey JBSWY DPEHPK
import {createHash} from 'node:crypto';
import {hashedPassword} from '../../../src/components/api-reference/openapi/tryIt';
import {oneTimeCode} from './oneTimeCode';
import {at, get, post, type Known, type StepSource, type Step} from './step';

const PASSWORD = 'sample-password';

const hash = createHash('sha256')
  .update(hashedPassword(PASSWORD))
  .digest('hex');

/** A public key whose private key nobody has. */
const SSH_KEY =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDy9VjxQyuu+5uzjz0+G6fgPUTL0Oj9qoRTiRhOkbZdm sampler'; // cspell:disable-line

/** Uploading, offline downloads, and reading over WebDAV. */
const role = {
  name: 'sampler',
  description: 'made by a check',
  permission_scopes: [{path: '/sample', permission: 8 + 4 + 256}],
};

const user = {username: 'sampler', base_path: '/sample', role: [2]};

const device = (name: string) => ({headers: {'Client-Id': name}});

/** As the account that is created here, on its own device. */
const own = ({own: token = ''}: Known) => ({token, ...device('sampler')});

const logIn = (more: Partial<Step>, extra: object = {}): Step =>
  post(
    '/api/auth/login/hash',
    {username: 'sampler', password: hash, ...extra},
    {isAnonymous: true, ...more},
  );

/** Creates a role and an account with it. */
export const makeAccount: readonly StepSource[] = [
  post('/api/admin/role/create', role),
  get('/api/admin/role/list', {take: {role: 'content.-1.id'}}),
  ({role: id}) => get('/api/admin/role/get', {query: at(id)}),
  ({role: id}) =>
    post('/api/admin/role/update', {
      ...role,
      id: Number(id),
      description: 'changed',
    }),
  ({role: id}) =>
    post('/api/admin/user/create', {
      ...user,
      password: PASSWORD,
      role: [Number(id)],
    }),
  get('/api/admin/user/list', {take: {user: 'content.-1.id'}}),
  ({user: id}) => get('/api/admin/user/get', {query: at(id)}),
  ({user: id, role: roleId}) =>
    post('/api/admin/user/update', {
      ...user,
      id: Number(id),
      role: [Number(roleId)],
    }),
  post('/api/admin/user/del_cache', undefined, {
    query: {username: 'sampler'},
  }),
];

/** The account logs in on two devices, changes its profile and logs out. */
export const useAccount: readonly StepSource[] = [
  post(
    '/api/auth/login',
    {username: 'sampler', password: PASSWORD},
    {isAnonymous: true, ...device('sampler'), take: {own: 'token'}},
  ),
  post(
    '/api/auth/login',
    {username: 'sampler', password: 'wrong'},
    {isAnonymous: true, code: 400},
  ),
  logIn({...device('other'), take: {other: 'device_key'}}),
  (known) => get('/api/me', own(known)),
  (known) => post('/api/fs/list', {path: '/kept'}, own(known)),
  // What the web pages ask for: the path of the role, before which the server puts the base path once more.
  (known) =>
    post('/api/fs/list', {path: '/sample/kept'}, {...own(known), code: 500}),
  (known) => get('/api/me/sessions', own(known)),
  (known) =>
    post('/api/me/sessions/evict', {session_id: known.other}, own(known)),
  (known) =>
    post(
      '/api/me/sessions/evict',
      {session_id: 'none'},
      {...own(known), code: 400},
    ),
  (known) => post('/api/me/update', {username: 'sampler'}, own(known)),
  (known) =>
    post('/api/me/sshkey/add', {title: 'laptop', key: SSH_KEY}, own(known)),
  (known) =>
    post(
      '/api/me/sshkey/add',
      {title: 'phone', key: 'ssh-ed25519 AAAA'},
      {...own(known), code: 400},
    ),
  (known) =>
    get('/api/me/sshkey/list', {...own(known), take: {key: 'content.0.id'}}),
  (known) =>
    post('/api/me/sshkey/delete', undefined, {
      ...own(known),
      query: at(known.key),
    }),
  (known) =>
    post('/api/me/sshkey/delete', undefined, {
      ...own(known),
      query: at('99999'),
      code: 404,
    }),
  (known) =>
    post(
      '/api/me/sshkey/add',
      {title: 'desk', key: SSH_KEY},
      {...own(known), isUnrecorded: true},
    ),
  ({user: uid = '0'}) =>
    get('/api/admin/user/sshkey/list', {
      query: {uid},
      take: {key: 'content.0.id'},
    }),
  ({key}) => post('/api/admin/user/sshkey/delete', undefined, {query: at(key)}),
  (known) => get('/api/admin/user/list', {...own(known), code: 403}),
];

/** Its second factor is turned on, used and turned off. */
export const secondFactor: readonly StepSource[] = [
  (known) =>
    post('/api/auth/2fa/generate', undefined, {
      ...own(known),
      take: {secret: 'secret'},
    }),
  (known) =>
    post(
      '/api/auth/2fa/verify',
      {code: '000000', secret: 'JBSWY3DPEHPK3PXP'},
      {...own(known), code: 400},
    ),
  (known) =>
    post(
      '/api/auth/2fa/verify',
      {
        code: oneTimeCode(known.secret ?? '', Date.now()),
        secret: known.secret,
      },
      own(known),
    ),
  logIn({...device('sampler'), code: 402}),
  ({secret = ''}) =>
    logIn(device('sampler'), {otp_code: oneTimeCode(secret, Date.now())}),
  ({user: id}) =>
    post('/api/admin/user/cancel_2fa', undefined, {query: at(id)}),
];

/** Deletes both again. */
export const removeAccount: readonly StepSource[] = [
  (known) => get('/api/auth/logout', own(known)),
  (known) => get('/api/me', {...own(known), code: 401}),
  ({other: session_id}) => post('/api/admin/session/evict', {session_id}),
  ({user: id}) => post('/api/admin/user/delete', undefined, {query: at(id)}),
  ({role: id}) => post('/api/admin/role/delete', undefined, {query: at(id)}),
];
