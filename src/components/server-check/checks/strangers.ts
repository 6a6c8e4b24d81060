import {answerOf, dataOf, type Observations} from '../fetching/observation';
import {fileOf, linkBase, type Target} from '../fetching/requests';
import {troubleIn} from '../fetching/troubles';
import type {Check, Finding, Line} from './check';

/** Bits of a permission by which somebody changes files. Before roles, the same ones belonged to the account. */
const changingBits = {
  'change.offlineDownload': 2,
  'change.upload': 3,
  'change.rename': 4,
  'change.move': 5,
  'change.copy': 6,
  'change.remove': 7,
  'change.decompress': 13,
} as const satisfies Partial<Record<Line['id'], number>>;

type Change = keyof typeof changingBits;

const changes = Object.keys(changingBits) as Change[];

function allowedChanges(seen: Observations): Change[] {
  const account = dataOf(seen, 'guest');
  const numbers = [
    ...(account?.permissions ?? []).map(({permission}) => permission),
    account?.permission ?? 0,
  ];
  const allowed = changes.filter((change) =>
    numbers.some((number) => ((number >> changingBits[change]) & 1) === 1),
  );
  const isRootOpen = dataOf(seen, 'listing')?.write === true;
  return allowed.length === 0 && isRootOpen ? ['change.upload'] : allowed;
}

/** Whether the file came without a signature, or a redirect to its storage. */
function opensUnsigned(seen: Observations, target: Target): boolean {
  const file = fileOf(seen);
  if (file === undefined || file.is_dir) {
    return false;
  }
  if (seen.unsigned?.kind === 'redirected') {
    return linkBase(target, seen) === undefined;
  }
  const answer = answerOf(seen, 'unsigned');
  return (
    answer !== undefined &&
    answer.envelope === undefined &&
    answer.problem !== 'html' &&
    (answer.status === 206 || answer.status === 200)
  );
}

/** What the metas of an administrator say about folders that look closed. */
function metaFindings(seen: Observations, isGuestOn: boolean): Finding[] {
  const metas = dataOf(seen, 'adminMetas')?.content ?? [];
  const paths = (some: typeof metas) =>
    some.map(({path}) => path.slice(0, 200)).slice(0, 20);
  const isInside = (path: string, folder: string) =>
    path !== folder && path.startsWith(folder === '/' ? '/' : `${folder}/`);
  const closed = metas.filter(({password}) => password !== '');
  const shallow = closed.filter((meta) => !meta.p_sub);
  // AList looks at the nearest meta alone.
  const openedInside = metas.filter(
    ({path, password}) =>
      password === '' &&
      closed.some((outer) => outer.p_sub && isInside(path, outer.path)),
  );
  // AList asks for the password of the uploaded file, which is below the folder.
  const writable = metas.filter(
    ({write, password, p_sub: holdsBelow}) =>
      write && (password === '' || !holdsBelow),
  );
  const findings: Finding[] = [];
  const add = (id: Finding['id'], some: typeof metas) => {
    if (some.length > 0) {
      findings.push({
        id,
        values: {count: some.length},
        numbers: {metas: some.length},
        items: paths(some),
      });
    }
  };
  add('strangers.subFolders', shallow);
  add('strangers.innerMeta', openedInside);
  if (isGuestOn) {
    add('strangers.metaWrite', writable);
  }
  return findings;
}

/** Notes about what is open, which may be wanted. */
function notesOf(
  seen: Observations,
  target: Target,
  isGuestOn: boolean,
): Line[] {
  const settings = dataOf(seen, 'settings');
  const listing = dataOf(seen, 'listing');
  const lines: Line[] = [];
  // What AList says in place of the list is shown with the finding.
  const isListed = isGuestOn && troubleIn(seen, 'listing') !== 'refused';
  if (isListed) {
    lines.push(
      listing === undefined
        ? {id: 'strangers.guestOn'}
        : {id: 'strangers.sees', values: {count: listing.total}},
    );
  }
  if (settings?.allow_register === 'true') {
    lines.push({id: 'strangers.registration'});
  }
  if (isGuestOn && opensUnsigned(seen, target)) {
    lines.push({id: 'strangers.unsigned'});
  }
  return lines;
}

/** What somebody without an account can see, change and open. */
export const strangers: Check = {
  id: 'strangers',
  needs: ['settings', 'guest'],
  judges: {guest: ['guestOff']},
  evaluate: (seen, target) => {
    const isGuestOn = dataOf(seen, 'guest') !== undefined;
    const allowed = isGuestOn ? allowedChanges(seen) : [];
    const findings: Finding[] = [];
    if (allowed.length > 0) {
      findings.push({
        id: 'strangers.change',
        lines: allowed.map((id) => ({id})),
        numbers: {rights: allowed.length},
      });
    }
    findings.push(...metaFindings(seen, isGuestOn));
    const signAll = dataOf(seen, 'adminSettings')?.find(
      ({key}) => key === 'sign_all',
    )?.value;
    const storages = dataOf(seen, 'adminStorages')?.content ?? [];
    const open = storages.filter(
      ({disabled, enable_sign: isOwnSigned}) =>
        !disabled && isOwnSigned !== true,
    ).length;
    const isOpened = opensUnsigned(seen, target);
    if (isOpened && signAll === 'true') {
      findings.push({id: 'strangers.cachedFile'});
    } else if (isOpened && !isGuestOn) {
      findings.push({id: 'strangers.unsignedWithoutGuest'});
    } else if (signAll === 'false' && open > 0 && !isGuestOn) {
      findings.push({
        id: 'strangers.unsignedStorages',
        values: {count: open},
        numbers: {storages: open},
      });
    }
    const lines = notesOf(seen, target, isGuestOn);
    const isRefused = isGuestOn && troubleIn(seen, 'listing') === 'refused';
    const {code, message = ''} = answerOf(seen, 'listing')?.envelope ?? {};
    const other = isGuestOn ? 'strangers.open' : 'strangers.register';
    if (isRefused || lines.length > 0) {
      findings.push({
        id: isRefused ? 'strangers.noList' : other,
        // A folder password or a role may close the root on purpose.
        ...(code === 403 ? {atMost: 'info'} : {}),
        ...(isRefused ? {messages: [message]} : {}),
        lines,
        numbers: {notes: lines.length},
      });
    }
    const closed = target.hasToken ? 'strangers.closed' : 'strangers.guestOff';
    return findings.length === 0 ? [{id: closed}] : findings;
  },
};
