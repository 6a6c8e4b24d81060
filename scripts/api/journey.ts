// cspell:ignore sshkey getcredentials AAAAC AAAAIEXAMPLE JBSWY DPEHPK
import type {HttpMethod} from '../../src/lib/openapi/types';

/** What was answered so far and is needed later: ids, names, tokens. */
export type Known = Record<string, string>;

export interface Step {
  method: HttpMethod;
  path: string;
  /** Values for places in the path. */
  places?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  /** A body that is not JSON. */
  file?: 'text' | 'form' | 'archive';
  /** Sent without the token. */
  isAnonymous?: true;
  /** Code that is expected, where it is not 200. */
  code?: number;
  /** What is taken from "data" for later steps: the name there by the path to it. */
  take?: Readonly<Record<string, string>>;
}

const at = (id: string | undefined) => ({id: id ?? '0'});

const task = {type: 'upload'};

/** Steps that only read: they can be made on anybody's server. */
export const readingSteps: readonly Step[] = [
  {method: 'get', path: '/api/public/settings', isAnonymous: true},
  {
    method: 'get',
    path: '/api/public/offline_download_tools',
    isAnonymous: true,
  },
  {method: 'get', path: '/api/public/archive_extensions', isAnonymous: true},
  {method: 'get', path: '/api/me'},
  {method: 'get', path: '/api/me/sessions'},
  {method: 'get', path: '/api/me/sshkey/list'},
  {method: 'get', path: '/api/authn/getcredentials'},
  {method: 'post', path: '/api/fs/list', body: {path: '/'}},
  {method: 'post', path: '/api/fs/get', body: {path: '/'}},
  {method: 'post', path: '/api/fs/dirs', body: {path: '/'}},
  {
    method: 'post',
    path: '/api/fs/get',
    body: {path: '/no such file'},
    code: 500,
  },
  {method: 'get', path: '/api/share/list'},
  {method: 'get', path: '/api/label/list'},
  {method: 'get', path: '/api/task/{type}/undone', places: task},
  {method: 'get', path: '/api/task/{type}/done', places: task},
  {
    method: 'post',
    path: '/api/task/{type}/info',
    places: task,
    query: {tid: 'none'},
    code: 404,
  },
  {method: 'get', path: '/api/admin/driver/names'},
  {method: 'get', path: '/api/admin/driver/list'},
  {method: 'get', path: '/api/admin/driver/info', query: {driver: 'Local'}},
  {
    method: 'get',
    path: '/api/admin/driver/info',
    query: {driver: 'Nowhere'},
    code: 404,
  },
  {method: 'get', path: '/api/admin/storage/list'},
  {method: 'get', path: '/api/admin/setting/list', query: {group: '1'}},
  {method: 'get', path: '/api/admin/setting/get', query: {key: 'site_title'}},
  {method: 'get', path: '/api/admin/setting/frp_runtime'},
  {method: 'get', path: '/api/admin/meta/list'},
  {method: 'get', path: '/api/admin/user/list'},
  {method: 'get', path: '/api/admin/role/list'},
  {method: 'get', path: '/api/admin/session/list'},
  {method: 'get', path: '/api/admin/label_file_binding/list'},
  {method: 'post', path: '/api/admin/message/get', code: 404},
];

/**
 * Steps that change a server, in their order; at their end they have taken away what they made. For a server that is there for nothing
 * else.
 *
 * @param folder an empty folder of that server
 */
export const changingSteps = (
  folder: string,
): readonly ((known: Known) => Step)[] => {
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
  const role = {
    name: 'sampler',
    description: 'made by a check',
    permission_scopes: [{path: '/sample', permission: 8}],
  };
  const user = {username: 'sampler', base_path: '/sample', role: [2]};
  const meta = {path: '/sample/kept', readme: 'Hello', r_sub: true};
  const sshKey =
    'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIEXAMPLEexampleEXAMPLEexampleEXAMPLEexampleEX sampler';
  return [
    () => ({
      method: 'post',
      path: '/api/admin/storage/create',
      body: storage,
      take: {storage: 'id'},
    }),
    ({storage: id}) => ({
      method: 'get',
      path: '/api/admin/storage/get',
      query: at(id),
    }),
    ({storage: id}) => ({
      method: 'post',
      path: '/api/admin/storage/update',
      body: {...storage, id: Number(id), remark: 'a sample'},
    }),
    ({storage: id}) => ({
      method: 'post',
      path: '/api/admin/storage/disable',
      query: at(id),
    }),
    ({storage: id}) => ({
      method: 'post',
      path: '/api/admin/storage/enable',
      query: at(id),
    }),
    ({storage: id}) => ({
      method: 'post',
      path: '/api/admin/storage/enable',
      query: at(id),
      code: 500,
    }),
    () => ({method: 'get', path: '/api/admin/storage/list'}),
    ...['kept', 'other', 'empty', 'flat'].map((name) => () => ({
      method: 'post' as const,
      path: '/api/fs/mkdir',
      body: {path: `/sample/${name}`},
    })),
    () => ({
      method: 'put',
      path: '/api/fs/put',
      headers: {'File-Path': '/sample/kept/readme.txt'},
      file: 'text',
    }),
    () => ({
      method: 'put',
      path: '/api/fs/put',
      headers: {'File-Path': '/sample/kept/task.txt', 'As-Task': 'true'},
      file: 'text',
      take: {task: 'task.id'},
    }),
    () => ({
      method: 'put',
      path: '/api/fs/form',
      headers: {'File-Path': '/sample/kept/form.txt'},
      file: 'form',
    }),
    () => ({
      method: 'put',
      path: '/api/fs/put',
      headers: {'File-Path': '/sample/kept/archive.zip'},
      file: 'archive',
    }),
    () => ({
      method: 'get',
      path: '/api/task/{type}/done',
      places: task,
    }),
    ({task: tid = ''}) => ({
      method: 'post',
      path: '/api/task/{type}/info',
      places: task,
      query: {tid},
    }),
    () => ({
      method: 'post',
      path: '/api/task/{type}/cancel_some',
      places: task,
      body: ['none'],
    }),
    () => ({
      method: 'post',
      path: '/api/task/{type}/clear_done',
      places: task,
    }),
    () => ({
      method: 'post',
      path: '/api/task/{type}/retry_failed',
      places: task,
    }),
    () => ({
      method: 'post',
      path: '/api/fs/list',
      body: {path: '/sample/kept', page: 1, per_page: 2, refresh: true},
    }),
    () => ({
      method: 'post',
      path: '/api/fs/list',
      body: {path: '/sample/empty'},
    }),
    () => ({
      method: 'post',
      path: '/api/fs/get',
      body: {path: '/sample/kept/readme.txt'},
    }),
    () => ({method: 'post', path: '/api/fs/dirs', body: {path: '/sample'}}),
    () => ({
      method: 'post',
      path: '/api/fs/link',
      body: {path: '/sample/kept/readme.txt'},
    }),
    () => ({
      method: 'post',
      path: '/api/fs/other',
      body: {path: '/sample/kept/readme.txt', method: 'none'},
      code: 500,
    }),
    () => ({
      method: 'post',
      path: '/api/fs/archive/meta',
      body: {path: '/sample/kept/archive.zip'},
    }),
    () => ({
      method: 'post',
      path: '/api/fs/archive/list',
      body: {path: '/sample/kept/archive.zip', inner_path: '/'},
    }),
    () => ({
      method: 'post',
      path: '/api/fs/archive/decompress',
      body: {
        src_dir: '/sample/kept',
        dst_dir: '/sample/empty',
        name: ['archive.zip'],
      },
    }),
    () => ({
      method: 'post',
      path: '/api/fs/rename',
      body: {path: '/sample/kept/form.txt', name: 'renamed.txt'},
    }),
    () => ({
      method: 'post',
      path: '/api/fs/rename',
      body: {path: '/sample/kept/renamed.txt', name: 'readme.txt'},
      code: 403,
    }),
    () => ({
      method: 'post',
      path: '/api/fs/batch_rename',
      body: {
        src_dir: '/sample/kept',
        rename_objects: [{src_name: 'renamed.txt', new_name: 'batch.txt'}],
      },
    }),
    () => ({
      method: 'post',
      path: '/api/fs/regex_rename',
      body: {
        src_dir: '/sample/kept',
        src_name_regex: '^batch',
        new_name_regex: 'regex',
      },
    }),
    () => ({
      method: 'post',
      path: '/api/fs/copy',
      body: {
        src_dir: '/sample/kept',
        dst_dir: '/sample/other',
        names: ['readme.txt'],
      },
    }),
    () => ({
      method: 'post',
      path: '/api/fs/move',
      body: {
        src_dir: '/sample/kept',
        dst_dir: '/sample/other',
        names: ['regex.txt'],
      },
    }),
    () => ({
      method: 'post',
      path: '/api/fs/move',
      body: {src_dir: '/sample/kept', dst_dir: '/sample/other', names: []},
      code: 400,
    }),
    () => ({
      method: 'post',
      path: '/api/fs/recursive_move',
      body: {
        src_dir: '/sample/other',
        dst_dir: '/sample/flat',
        conflict_policy: 'skip',
      },
    }),
    () => ({
      method: 'post',
      path: '/api/fs/remove_empty_directory',
      body: {src_dir: '/sample'},
    }),
    () => ({
      method: 'post',
      path: '/api/admin/setting/save',
      body: [
        {
          key: 'search_index',
          value: 'database',
          type: 'select',
          options: 'database,database_non_full_text,bleve,meilisearch,none',
          group: 6,
          flag: 0,
          help: '',
        },
      ],
    }),
    () => ({method: 'post', path: '/api/admin/index/build'}),
    () => ({method: 'get', path: '/api/admin/index/progress'}),
    () => ({
      method: 'post',
      path: '/api/fs/search',
      body: {parent: '/', keywords: 'readme', page: 1, per_page: 5},
    }),
    () => ({method: 'post', path: '/api/admin/index/stop', code: 400}),
    () => ({method: 'post', path: '/api/admin/index/clear'}),
    () => ({
      method: 'post',
      path: '/api/share/create',
      body: {path: '/sample/kept', share_id: 'sample', password: 'sample'},
    }),
    () => ({
      method: 'post',
      path: '/api/share/create',
      body: {path: '/sample/kept', share_id: 'sample'},
      code: 400,
    }),
    () => ({
      method: 'post',
      path: '/api/share/update',
      body: {share_id: 'sample', name: 'A sample'},
    }),
    () => ({method: 'get', path: '/api/share/list'}),
    () => ({
      method: 'get',
      path: '/api/public/share/info',
      query: {share_id: 'sample'},
      isAnonymous: true,
    }),
    () => ({
      method: 'post',
      path: '/api/public/share/list',
      body: {share_id: 'sample'},
      isAnonymous: true,
      code: 401,
    }),
    () => ({
      method: 'post',
      path: '/api/public/share/auth',
      body: {share_id: 'sample', password: 'wrong'},
      isAnonymous: true,
      code: 403,
    }),
    () => ({
      method: 'post',
      path: '/api/public/share/auth',
      body: {share_id: 'sample', password: 'sample'},
      isAnonymous: true,
      take: {shareToken: 'token'},
    }),
    ({shareToken: token}) => ({
      method: 'post',
      path: '/api/public/share/list',
      body: {share_id: 'sample', token},
      isAnonymous: true,
    }),
    ({shareToken: token}) => ({
      method: 'post',
      path: '/api/public/share/get',
      body: {share_id: 'sample', path: '/readme.txt', token},
      isAnonymous: true,
    }),
    () => ({
      method: 'post',
      path: '/api/share/disable',
      body: {share_id: 'sample'},
    }),
    () => ({
      method: 'get',
      path: '/api/public/share/info',
      query: {share_id: 'sample'},
      isAnonymous: true,
      code: 404,
    }),
    () => ({
      method: 'post',
      path: '/api/share/delete',
      body: {share_id: 'sample'},
    }),
    () => ({method: 'post', path: '/api/admin/role/create', body: role}),
    () => ({
      method: 'get',
      path: '/api/admin/role/list',
      take: {role: 'content.-1.id'},
    }),
    ({role: id}) => ({
      method: 'get',
      path: '/api/admin/role/get',
      query: at(id),
    }),
    ({role: id}) => ({
      method: 'post',
      path: '/api/admin/role/update',
      body: {...role, id: Number(id), description: 'changed'},
    }),
    ({role: id}) => ({
      method: 'post',
      path: '/api/admin/user/create',
      body: {...user, password: 'sample-password', role: [Number(id)]},
    }),
    () => ({
      method: 'get',
      path: '/api/admin/user/list',
      take: {user: 'content.-1.id'},
    }),
    ({user: id}) => ({
      method: 'get',
      path: '/api/admin/user/get',
      query: at(id),
    }),
    ({user: id, role: roleId}) => ({
      method: 'post',
      path: '/api/admin/user/update',
      body: {...user, id: Number(id), role: [Number(roleId)]},
    }),
    ({user: id}) => ({
      method: 'post',
      path: '/api/admin/user/cancel_2fa',
      query: at(id),
    }),
    () => ({
      method: 'post',
      path: '/api/admin/user/del_cache',
      query: {username: 'sampler'},
    }),
    ({user: uid = '0'}) => ({
      method: 'get',
      path: '/api/admin/user/sshkey/list',
      query: {uid},
    }),
    () => ({
      method: 'post',
      path: '/api/auth/login',
      body: {username: 'sampler', password: 'sample-password'},
      isAnonymous: true,
    }),
    () => ({
      method: 'post',
      path: '/api/auth/login',
      body: {username: 'sampler', password: 'wrong'},
      isAnonymous: true,
      code: 400,
    }),
    ({user: id}) => ({
      method: 'post',
      path: '/api/admin/user/delete',
      query: at(id),
    }),
    ({role: id}) => ({
      method: 'post',
      path: '/api/admin/role/delete',
      query: at(id),
    }),
    () => ({method: 'post', path: '/api/auth/2fa/generate'}),
    () => ({
      method: 'post',
      path: '/api/auth/2fa/verify',
      body: {code: '000000', secret: 'JBSWY3DPEHPK3PXP'},
      code: 400,
    }),
    () => ({
      method: 'post',
      path: '/api/me/sshkey/add',
      body: {title: 'sample', key: sshKey},
      code: 400,
    }),
    () => ({method: 'post', path: '/api/admin/meta/create', body: meta}),
    () => ({
      method: 'get',
      path: '/api/admin/meta/list',
      take: {meta: 'content.-1.id'},
    }),
    ({meta: id}) => ({
      method: 'get',
      path: '/api/admin/meta/get',
      query: at(id),
    }),
    ({meta: id}) => ({
      method: 'post',
      path: '/api/admin/meta/update',
      body: {...meta, id: Number(id), header: 'Above'},
    }),
    ({meta: id}) => ({
      method: 'post',
      path: '/api/admin/meta/delete',
      query: at(id),
    }),
    () => ({
      method: 'post',
      path: '/api/admin/label/create',
      body: {name: 'sample', bg_color: '#2f6f6a'},
      take: {label: 'id'},
    }),
    ({label: id}) => ({
      method: 'get',
      path: '/api/label/get',
      query: at(id),
    }),
    () => ({method: 'get', path: '/api/label/list'}),
    ({label: id}) => ({
      method: 'post',
      path: '/api/admin/label_file_binding/create',
      body: {name: 'readme.txt', path: '/sample/kept', label_ids: id},
    }),
    () => ({
      method: 'get',
      path: '/api/label_file_binding/get',
      query: {file_name: 'readme.txt'},
    }),
    ({label: id = ''}) => ({
      method: 'get',
      path: '/api/label_file_binding/get_file_by_label',
      query: {label_id: id},
    }),
    () => ({method: 'get', path: '/api/admin/label_file_binding/list'}),
    ({label: id}) => ({
      method: 'post',
      path: '/api/admin/label_file_binding/create_batch',
      body: {items: [{name: 'batch.txt', path: '/sample', label_ids: id}]},
    }),
    ({label: id}) => ({
      method: 'post',
      path: '/api/admin/label_file_binding/delete',
      body: {file_name: 'readme.txt', label_id: id},
    }),
    ({label: id}) => ({
      method: 'post',
      path: '/api/admin/label/delete',
      query: at(id),
      code: 500,
    }),
    ({label: id}) => ({
      method: 'post',
      path: '/api/admin/label_file_binding/delete',
      body: {file_name: 'batch.txt', label_id: id},
    }),
    ({label: id}) => ({
      method: 'post',
      path: '/api/admin/label/update',
      body: {id: Number(id), name: 'changed', bg_color: '#000000'},
    }),
    ({label: id}) => ({
      method: 'post',
      path: '/api/admin/label/delete',
      query: at(id),
    }),
    () => ({
      method: 'post',
      path: '/api/fs/remove',
      body: {dir: '/sample', names: ['kept', 'flat', 'empty']},
    }),
    ({storage: id}) => ({
      method: 'post',
      path: '/api/admin/storage/delete',
      query: at(id),
    }),
  ];
};
