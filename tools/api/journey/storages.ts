import {at, get, post, type StepSource} from './step';

/** Creates a storage of this folder, which the following steps work in. */
export function makeStorage(folder: string): StepSource[] {
  const storage = {
    mount_path: '/sample',
    driver: 'Local',
    order: 0,
    cache_expiration: 30,
    addition: JSON.stringify({
      root_folder_path: folder,
      thumbnail: false,
      show_hidden: true,
      mkdir_perm: '777',
      recycle_bin_path: 'delete permanently',
    }),
    webdav_policy: 'native_proxy',
  };
  return [
    post('/api/admin/storage/create', storage, {take: {storage: 'id'}}),
    ({storage: id}) => get('/api/admin/storage/get', {query: at(id)}),
    ({storage: id}) =>
      post('/api/admin/storage/update', {
        ...storage,
        id: Number(id),
        remark: 'a sample',
      }),
    ({storage: id}) =>
      post('/api/admin/storage/disable', undefined, {query: at(id)}),
    ({storage: id}) =>
      post('/api/admin/storage/enable', undefined, {query: at(id)}),
    ({storage: id}) =>
      post('/api/admin/storage/enable', undefined, {query: at(id), code: 500}),
    get('/api/admin/storage/list'),
  ];
}

export const removeStorage: readonly StepSource[] = [
  post('/api/fs/remove', {
    dir: '/sample',
    names: ['kept', 'flat', 'empty', 'inbox'],
  }),
  ({storage: id}) =>
    post('/api/admin/storage/delete', undefined, {query: at(id)}),
  post('/api/admin/storage/load_all'),
];
