import {translate} from '@docusaurus/Translate';
import {labelled, listed} from '../../../lib/punctuation';
import {dataOf, type Observations} from '../fetching/observation';
import type {Check, Finding} from './check';
import {allowedChanges, changeName} from './guestWrite';
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

/** Changes that hold at the root because an entry for some folder allows them there. */
function atRoot(scopes: readonly Scope[]) {
  const own = scopes
    .filter(({path}) => path === '/')
    .flatMap(({permission}) => allowedChanges(permission));
  const anywhere = scopes.flatMap(({permission}) => allowedChanges(permission));
  const added = [...new Set(anywhere)].filter(
    (change) => !own.includes(change),
  );
  return added.length === 0 ? [] : [{path: '/', changes: added}];
}

/** The root adds up only where files are in it. */
const hasFilesAtRoot = (seen: Observations): boolean =>
  (dataOf(seen, 'adminStorages')?.content ?? []).some(
    ({mount_path: mountPath, disabled}) => mountPath === '/' && !disabled,
  );

/** AList adds the entries of a role up: a narrower one cannot take back what a wider one gives. */
export const adminRoles: Check = {
  id: 'adminRoles',
  title: () =>
    translate({
      id: 'serverCheck.adminRoles',
      message: 'Do roles allow more than their entries say?',
      description: 'Name of a check of a server',
    }),
  needs: ['adminRoles', 'adminStorages'],
  evaluate: (seen): Finding | undefined => {
    const roles = (dataOf(seen, 'adminRoles')?.content ?? []).filter(
      ({name}) => name !== 'admin',
    );
    if (roles.length === 0) {
      return undefined;
    }
    const wider = roles.flatMap(({name, permission_scopes: scopes}) =>
      [
        ...inherited(scopes ?? []),
        ...(hasFilesAtRoot(seen) ? atRoot(scopes ?? []) : []),
      ].map((place) => ({...place, name})),
    );
    if (wider.length === 0) {
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
            'No entry of a role is widened by another one. An account with several roles has the permissions of all of them.',
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
          'Entries of a role add up: what the entry of a folder allows holds in all folders below it. At the root, the permissions of all entries hold.',
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
