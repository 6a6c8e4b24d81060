// cspell:ignore sshkey getcredentials
import {get, post, type Step} from './step';

const task = {type: 'upload'};

/** Steps that only read, so that they can run on any server. */
export const readingSteps: readonly Step[] = [
  get('/ping', {isAnonymous: true}),
  get('/favicon.ico', {isAnonymous: true, status: 302}),
  get('/robots.txt', {isAnonymous: true}),
  get('/api/public/settings', {isAnonymous: true}),
  get('/api/public/offline_download_tools', {isAnonymous: true}),
  get('/api/public/archive_extensions', {isAnonymous: true}),
  get('/api/me'),
  get('/api/me/sessions'),
  get('/api/me/sshkey/list'),
  get('/api/authn/getcredentials'),
  post('/api/fs/list', {path: '/'}),
  post('/api/fs/get', {path: '/'}),
  post('/api/fs/dirs', {path: '/'}),
  post('/api/fs/get', {path: '/no such file'}, {code: 500}),
  get('/api/share/list'),
  get('/api/label/list'),
  get('/api/task/{type}/undone', {places: task}),
  get('/api/task/{type}/done', {places: task}),
  post('/api/task/{type}/info', undefined, {
    places: task,
    query: {tid: 'none'},
    code: 404,
  }),
  get('/api/admin/task/{type}/{action}', {
    places: {type: 'copy', action: 'undone'},
  }),
  get('/api/admin/driver/names'),
  get('/api/admin/driver/list'),
  get('/api/admin/driver/info', {query: {driver: 'Local'}}),
  get('/api/admin/driver/info', {query: {driver: 'Nowhere'}, code: 404}),
  get('/api/admin/storage/list'),
  get('/api/admin/setting/list', {query: {group: '1'}}),
  get('/api/admin/setting/get', {query: {key: 'site_title'}}),
  get('/api/admin/setting/frp_runtime'),
  get('/api/admin/meta/list'),
  get('/api/admin/user/list'),
  get('/api/admin/role/list'),
  get('/api/admin/session/list'),
  get('/api/admin/label_file_binding/list'),
  post('/api/admin/message/get', undefined, {code: 404}),
  post('/api/admin/message/send', {message: 'ab12'}, {code: 500}),
];
