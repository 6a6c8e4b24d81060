import {get, post, setting, at, type StepSource} from './step';

const account = {username: 'visitor', password: 'sample-password'};
const open = {isAnonymous: true} as const;
const code = {query: {code: 'none'}, ...open, code: 500};

const registration: readonly StepSource[] = [
  post('/api/auth/register', account, {...open, code: 403}),
  ...setting('allow_register', 'true'),
  post('/api/auth/register', account, open),
  post('/api/auth/register', account, {...open, code: 500}),
  ...setting('allow_register', 'false'),
  get('/api/admin/user/list', {
    take: {visitor: 'content.-1.id'},
    isUnrecorded: true,
  }),
  // It has the role of guests, and users with that role cannot be deleted.
  ({visitor: id}) =>
    post('/api/admin/user/delete', undefined, {query: at(id), code: 500}),
  ({visitor: id, role}) =>
    post(
      '/api/admin/user/update',
      {id: Number(id), username: 'visitor', role: [Number(role)]},
      {isUnrecorded: true},
    ),
  ({visitor: id}) =>
    post('/api/admin/user/delete', undefined, {
      query: at(id),
      isUnrecorded: true,
    }),
];

const singleSignOn: readonly StepSource[] = [
  get('/api/auth/sso', {
    query: {method: 'sso_get_token'},
    ...open,
    code: 403,
  }),
  get('/api/auth/sso_callback', {
    ...code,
    query: {method: 'sso_get_token', code: 'none'},
  }),
  get('/api/auth/get_sso_id', code),
  get('/api/auth/sso_get_token', code),
  ...setting('sso_login_platform', 'Github'),
  ...setting('sso_login_enabled', 'true'),
  get('/api/auth/sso', {...open, code: 400}),
  get('/api/auth/sso', {
    query: {method: 'sso_get_token'},
    ...open,
    status: 302,
  }),
  ...setting('sso_login_enabled', 'false'),
];

const passkeys: readonly StepSource[] = [
  get('/api/authn/webauthn_begin_login', {...open, code: 403}),
  post('/api/authn/webauthn_finish_login', {}, {...open, code: 403}),
  get('/api/authn/webauthn_begin_registration', {code: 403}),
  post('/api/authn/webauthn_finish_registration', {}, {code: 403}),
  ...setting('webauthn_login_enabled', 'true'),
  get('/api/authn/webauthn_begin_login', {
    ...open,
    take: {login: 'session'},
  }),
  ({login: Session = ''}) =>
    post(
      '/api/authn/webauthn_finish_login',
      {},
      {headers: {Session}, ...open, code: 400},
    ),
  get('/api/authn/webauthn_begin_registration', {
    take: {registration: 'session'},
  }),
  ({registration: Session = ''}) =>
    post(
      '/api/authn/webauthn_finish_registration',
      {},
      {headers: {Session}, code: 400},
    ),
  post('/api/authn/delete_authn', {id: 'bm9uZQ=='}),
  ...setting('webauthn_login_enabled', 'false'),
];

/** Sign-ins other than with name and password, turned off and, as far as possible without third parties, turned on. */
export const signInSteps: readonly StepSource[] = [
  ...registration,
  post('/api/auth/login/ldap', account, {...open, code: 403}),
  ...singleSignOn,
  ...passkeys,
];
