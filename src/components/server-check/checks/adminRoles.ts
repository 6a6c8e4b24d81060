import {translate} from '@docusaurus/Translate';
import {labelled, listed} from '../../../lib/punctuation';
import type {AnswerData} from '../fetching/answers';
import {dataOf, type Observations} from '../fetching/observation';
import type {Check, Finding} from './check';
import {allowedChanges, changeName, type Change} from './guestWrite';
import {pages} from './pages';

interface Scope {
  path: string;
  permission: number;
}

/** More than fit into a finding. */
const DETAILS = 20;

/** Whether a path is in a folder, or the folder itself. */
const isWithin = (folder: string, path: string): boolean =>
  folder === '/' || path === folder || path.startsWith(`${folder}/`);

/** Changes that hold in a folder although its own entry does not allow them. */
function inherited(scopes: readonly Scope[]) {
  return scopes.flatMap(({path, permission}) => {
    const own = allowedChanges(permission);
    const given = scopes
      .filter((scope) => scope.path !== path && isWithin(scope.path, path))
      .flatMap((scope) => allowedChanges(scope.permission));
    const added = [...new Set(given)].filter((change) => !own.includes(change));
    return added.length === 0 ? [] : [{path, changes: added}];
  });
}

/** For these AList looks at the permission of the folder; for an upload or an archive, at that of the file itself. */
const changesOfFolders: readonly Change[] = [
  'offlineDownload',
  'rename',
  'move',
  'copy',
  'remove',
];

/** Changes that hold at a base path although only entries for other folders allow them. */
function atBasePath(basePath: string, scopes: readonly Scope[]) {
  const own = scopes
    .filter(({path}) => isWithin(path, basePath))
    .flatMap(({permission}) => allowedChanges(permission));
  const anywhere = scopes.flatMap(({permission}) => allowedChanges(permission));
  const added = changesOfFolders.filter(
    (change) => anywhere.includes(change) && !own.includes(change),
  );
  return added.length === 0 ? [] : [{path: basePath, changes: added}];
}

type Storage = NonNullable<AnswerData['adminStorages']['content']>[number];

/** Permissions add up only where files are in the folder, not only mount paths. */
const hasFiles = (storages: readonly Storage[], path: string): boolean =>
  storages.some(
    ({mount_path: mountPath, disabled}) =>
      !disabled && isWithin(mountPath, path),
  );

/** Base paths of the accounts with a role; the root, which every account can be given, without an account. */
function basePathsOf(id: number | undefined, seen: Observations): string[] {
  const paths = (dataOf(seen, 'adminUsers')?.content ?? [])
    .filter(
      ({role, disabled}) => !disabled && id !== undefined && role.includes(id),
    )
    .map(({base_path: basePath}) => basePath);
  return paths.length === 0 ? ['/'] : [...new Set(paths)];
}

/** AList adds the entries of a role up: a narrower one cannot take back what a wider one gives. */
export const adminRoles: Check = {
  id: 'adminRoles',
  title: () =>
    translate({
      id: 'serverCheck.adminRoles',
      message: 'Do roles allow more than their entries say?',
      description: 'Name of a check of a server',
    }),
  needs: ['adminRoles', 'adminStorages', 'adminUsers'],
  evaluate: (seen): Finding | undefined => {
    const roles = (dataOf(seen, 'adminRoles')?.content ?? []).filter(
      ({name}) => name !== 'admin',
    );
    if (roles.length === 0) {
      return undefined;
    }
    const storages = dataOf(seen, 'adminStorages')?.content;
    const wider = roles.flatMap(({id, name, permission_scopes: scopes}) =>
      [
        ...inherited(scopes ?? []),
        ...basePathsOf(id, seen)
          .filter((path) => hasFiles(storages ?? [], path))
          .flatMap((path) => atBasePath(path, scopes ?? [])),
      ].map((place) => ({...place, name})),
    );
    if (wider.length === 0) {
      if (storages === undefined || dataOf(seen, 'adminUsers') === undefined) {
        return undefined;
      }
      return {
        certainty: 'fine',
        saw: translate(
          {
            id: 'serverCheck.adminRoles.fine.saw',
            message: 'Roles besides admin: {count}.',
            description: 'What a check of a server saw',
          },
          {count: roles.length},
        ),
        means: translate({
          id: 'serverCheck.adminRoles.fine.means',
          message:
            'No entry of a role lets an account change more files through another entry, also not at its base path. An account with several roles has the permissions of all of them.',
          description: 'What a finding about a server means',
        }),
        facts: {roles: roles.length, widened: 0},
      };
    }
    return {
      certainty: 'likely',
      saw: translate(
        {
          id: 'serverCheck.adminRoles.saw',
          message:
            'In some folders, roles allow more than the entry of the folder says: {count}.',
          description: 'What a check of a server saw',
        },
        {count: wider.length},
      ),
      means: translate({
        id: 'serverCheck.adminRoles.means',
        message:
          'Entries of a role add up: what the entry of a folder allows holds in all folders below it. In the base path of an account, the permissions of all entries hold.',
        description: 'What a finding about a server means',
      }),
      remedy: translate({
        id: 'serverCheck.adminRoles.remedy',
        message:
          'Take the permission from the wider entry and give it to the folders that need it. These hold besides:',
        description: 'What to do; a list of roles, folders and permissions',
      }),
      details: wider
        .slice(0, DETAILS)
        .map(({name, path, changes}) =>
          labelled(
            `${name.slice(0, 80)} ${path.slice(0, 200)}`,
            listed(changes.map(changeName)),
          ),
        ),
      facts: {roles: roles.length, widened: wider.length},
    };
  },
  page: pages.permissions,
  since: 'v3.46.0',
};
