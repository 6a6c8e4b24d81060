import {send} from '../api/send';
import {at, get, post, type Known, type StepSource} from '../api/journey/step';
import {takenValues} from '../api/stepProblems';

const put = (path: string, file: 'text' | 'archive'): StepSource => ({
  method: 'put',
  path: '/api/fs/put',
  headers: {'File-Path': path},
  file,
});

/** Creates what the samples name: a storage at /local with files in it, a share, a label. */
export const fixtureSteps = (folder: string): readonly StepSource[] => [
  post(
    '/api/admin/storage/create',
    {
      mount_path: '/local',
      driver: 'Local',
      addition: JSON.stringify({root_folder_path: folder, mkdir_perm: '777'}),
    },
    {take: {storage: 'id'}},
  ),
  ...['docs', 'photos'].map((name) =>
    post('/api/fs/mkdir', {path: `/local/${name}`}),
  ),
  put('/local/docs/readme.txt', 'text'),
  put('/local/docs/archive.zip', 'archive'),
  post('/api/share/create', {path: '/local/docs', share_id: 'holiday'}),
  post('/api/admin/label/create', {name: 'sample'}, {take: {label: 'id'}}),
];

export const cleanUpSteps: readonly StepSource[] = [
  ({label: id}) => post('/api/admin/label/delete', undefined, {query: at(id)}),
  post('/api/share/delete', {share_id: 'holiday'}),
  post('/api/fs/remove', {dir: '/local', names: ['docs', 'photos']}),
  ({storage: id}) =>
    post('/api/admin/storage/delete', undefined, {query: at(id)}),
  get('/api/admin/storage/list'),
];

/** Makes requests one after the other, and stops at one that fails. */
export async function runSteps(
  sources: readonly StepSource[],
  known: Known,
  server: URL,
  token: string,
): Promise<void> {
  for (const source of sources) {
    const step = typeof source === 'function' ? source(known) : source;
    const reply = await send(step, server, token);
    const text = JSON.stringify(reply);
    if (!text.includes('"code":200')) {
      throw new Error(
        `${step.path}: found ${text.slice(0, 200)}, expected the code 200`,
      );
    }
    Object.assign(known, takenValues(step, reply));
  }
}
