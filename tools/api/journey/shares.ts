import {get, post, type StepSource} from './step';

const id = {share_id: 'sample'};
const file = {share_id: 'sample', path: 'readme.txt'};
const open = {isAnonymous: true} as const;

/** Shares a folder, opens the share, and deletes it. */
export const shareSteps: readonly StepSource[] = [
  post('/api/share/create', {
    path: '/sample/kept',
    share_id: 'sample',
    password: 'sample',
  }),
  post(
    '/api/share/create',
    {path: '/sample/kept', share_id: 'sample'},
    {code: 400},
  ),
  post('/api/share/update', {share_id: 'sample', name: 'A sample'}),
  get('/api/share/list'),
  get('/api/public/share/info', {query: id, ...open}),
  post('/api/public/share/list', id, {...open, code: 401}),
  post(
    '/api/public/share/auth',
    {...id, password: 'wrong'},
    {...open, code: 403},
  ),
  post(
    '/api/public/share/auth',
    {...id, password: 'sample'},
    {...open, take: {shareToken: 'token'}},
  ),
  ({shareToken: token}) => post('/api/public/share/list', {...id, token}, open),
  ({shareToken: token}) =>
    post('/api/public/share/get', {...id, path: '/readme.txt', token}, open),
  get('/s/{share_id}/{path}', {places: file, ...open}),
  get('/sd/{share_id}/{path}', {places: file, ...open, code: 401}),
  ({shareToken: auth = ''}) =>
    get('/sd/{share_id}/{path}', {places: file, query: {auth}, ...open}),
  // A download changes the share, and a token is only valid for an unchanged share.
  ({shareToken: auth = ''}) =>
    get('/sp/{share_id}/{path}', {
      places: file,
      query: {auth},
      ...open,
      code: 401,
    }),
  post(
    '/api/public/share/auth',
    {...id, password: 'sample'},
    {...open, take: {shareToken: 'token'}, isUnrecorded: true},
  ),
  ({shareToken: auth = ''}) =>
    get('/sp/{share_id}/{path}', {places: file, query: {auth}, ...open}),
  post('/api/share/disable', id),
  get('/api/public/share/info', {query: id, ...open, code: 404}),
  post('/api/share/delete', id),
];
