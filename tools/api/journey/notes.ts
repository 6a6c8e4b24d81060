import {at, get, post, type StepSource} from './step';

const meta = {path: '/sample/kept', readme: 'Hello', r_sub: true};

/** An administrator's settings of a folder. */
export const metaSteps: readonly StepSource[] = [
  post('/api/admin/meta/create', meta),
  get('/api/admin/meta/list', {take: {meta: 'content.-1.id'}}),
  ({meta: id}) => get('/api/admin/meta/get', {query: at(id)}),
  ({meta: id}) =>
    post('/api/admin/meta/update', {...meta, id: Number(id), header: 'Above'}),
  ({meta: id}) => post('/api/admin/meta/delete', undefined, {query: at(id)}),
];

const binding = '/api/admin/label_file_binding';

/** Labels files, and removes the label. */
export const labelSteps: readonly StepSource[] = [
  post(
    '/api/admin/label/create',
    {name: 'sample', bg_color: '#2f6f6a'},
    {take: {label: 'id'}},
  ),
  ({label: id}) => get('/api/label/get', {query: at(id)}),
  get('/api/label/list'),
  ({label: id}) =>
    post(`${binding}/create`, {
      name: 'readme.txt',
      path: '/sample/kept',
      label_ids: id,
    }),
  get('/api/label_file_binding/get', {query: {file_name: 'readme.txt'}}),
  ({label: id = ''}) =>
    get('/api/label_file_binding/get_file_by_label', {
      query: {label_id: id},
    }),
  get(`${binding}/list`),
  ({label: id}) =>
    post(`${binding}/create_batch`, {
      items: [{name: 'batch.txt', path: '/sample', label_ids: id}],
    }),
  ({label: id}) =>
    post(`${binding}/delete`, {file_name: 'readme.txt', label_id: id}),
  ({label: id}) =>
    post(`${binding}/restore`, {
      bindings: [{label_id: Number(id), file_name: 'readme.txt'}],
    }),
  post(`${binding}/restore`, {bindings: []}, {code: 400}),
  ({label: id}) =>
    post('/api/admin/label/delete', undefined, {query: at(id), code: 500}),
  ...['readme.txt', 'batch.txt'].map(
    (file_name): StepSource =>
      ({label: id}) =>
        post(`${binding}/delete`, {file_name, label_id: id}),
  ),
  ({label: id}) =>
    post('/api/admin/label/update', {
      id: Number(id),
      name: 'changed',
      bg_color: '#000000',
    }),
  ({label: id}) => post('/api/admin/label/delete', undefined, {query: at(id)}),
];
