import {get, post, type StepSource, type Step} from './step';

const upload = {type: 'upload'};
const download = {type: 'offline_download'};

/** An address at which nothing listens, so that its download fails. */
const NOWHERE = 'http://127.0.0.1:1/file.zip';

const ofDownload = (action: string, tid: string | undefined): Step =>
  post(`/api/task/{type}/${action}`, undefined, {
    places: download,
    query: {tid: tid ?? 'none'},
  });

const someDownloads = (action: string, tid: string | undefined): Step =>
  post(`/api/task/{type}/${action}`, [tid ?? 'none', 'none'], {
    places: download,
  });

/** An upload that succeeds, and downloads that fail. */
export const taskSteps: readonly StepSource[] = [
  get('/api/task/{type}/done', {places: upload}),
  ({task: tid = ''}) =>
    post('/api/task/{type}/info', undefined, {places: upload, query: {tid}}),
  post('/api/task/{type}/cancel_some', ['none'], {places: upload}),
  post('/api/task/{type}/clear_done', undefined, {places: upload}),
  post('/api/task/{type}/retry_failed', undefined, {places: upload}),
  post(
    '/api/fs/add_offline_download',
    {
      urls: [NOWHERE, NOWHERE],
      path: '/sample/inbox',
      tool: 'SimpleHttp',
      delete_policy: 'delete_always',
    },
    {take: {first: 'tasks.0.id', second: 'tasks.1.id'}},
  ),
  get('/api/task/{type}/done', {places: download}),
  ({first}) => ofDownload('retry', first),
  ({first}) => ofDownload('cancel', first),
  post('/api/task/{type}/cancel', undefined, {
    places: download,
    query: {tid: 'none'},
    code: 404,
  }),
  ({first}) => ofDownload('delete', first),
  ({second}) => someDownloads('retry_some', second),
  ({second}) => someDownloads('delete_some', second),
  post('/api/task/{type}/clear_succeeded', undefined, {places: download}),
];
