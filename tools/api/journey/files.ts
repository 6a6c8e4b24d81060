import {get, post, type StepSource} from './step';

const put = (path: string) => ({
  method: 'put' as const,
  path: '/api/fs/put',
  headers: {'File-Path': path},
});

/** Creates, lists and reads files and folders. */
export const makeFiles: readonly StepSource[] = [
  ...['kept', 'other', 'empty', 'flat', 'inbox'].map((name) =>
    post('/api/fs/mkdir', {path: `/sample/${name}`}),
  ),
  {...put('/sample/kept/readme.txt'), file: 'text'},
  {
    ...put('/sample/kept/task.txt'),
    headers: {'File-Path': '/sample/kept/task.txt', 'As-Task': 'true'},
    file: 'text',
    take: {task: 'task.id'},
  },
  {
    method: 'put',
    path: '/api/fs/form',
    headers: {'File-Path': '/sample/kept/form.txt'},
    file: 'form',
  },
  {...put('/sample/kept/archive.zip'), file: 'archive'},
  post('/api/fs/list', {
    path: '/sample/kept',
    page: 1,
    per_page: 2,
    refresh: true,
  }),
  post('/api/fs/list', {path: '/sample/empty'}),
  post(
    '/api/fs/get',
    {path: '/sample/kept/readme.txt'},
    {take: {sign: 'sign'}},
  ),
  post('/api/fs/dirs', {path: '/sample'}),
  post('/api/fs/link', {path: '/sample/kept/readme.txt'}),
  post(
    '/api/fs/other',
    {path: '/sample/kept/readme.txt', method: 'none'},
    {code: 500},
  ),
  get('/api/fs/lark/export/download', {
    query: {path: '/sample/kept/readme.txt', file_token: 'none'},
    code: 400,
  }),
  post(
    '/api/fs/archive/meta',
    {path: '/sample/kept/archive.zip'},
    {take: {archiveSign: 'sign'}},
  ),
  post('/api/fs/archive/list', {
    path: '/sample/kept/archive.zip',
    inner_path: '/',
  }),
];

const ends = {src_dir: '/sample/kept', dst_dir: '/sample/other'};

/** Renames, copies, moves and unpacks files. */
export const changeFiles: readonly StepSource[] = [
  post('/api/fs/archive/decompress', {
    src_dir: '/sample/kept',
    dst_dir: '/sample/empty',
    name: ['archive.zip'],
  }),
  post('/api/fs/rename', {
    path: '/sample/kept/form.txt',
    name: 'renamed.txt',
  }),
  post(
    '/api/fs/rename',
    {path: '/sample/kept/renamed.txt', name: 'readme.txt'},
    {code: 403},
  ),
  post('/api/fs/batch_rename', {
    src_dir: '/sample/kept',
    rename_objects: [{src_name: 'renamed.txt', new_name: 'batch.txt'}],
  }),
  post('/api/fs/regex_rename', {
    src_dir: '/sample/kept',
    src_name_regex: '^batch',
    new_name_regex: 'regex',
  }),
  post('/api/fs/copy', {...ends, names: ['readme.txt']}),
  post('/api/fs/move', {...ends, names: ['regex.txt']}),
  post('/api/fs/move', {...ends, names: []}, {code: 400}),
  post('/api/fs/recursive_move', {
    src_dir: '/sample/other',
    dst_dir: '/sample/flat',
    conflict_policy: 'skip',
  }),
  post('/api/fs/remove_empty_directory', {src_dir: '/sample'}),
];
