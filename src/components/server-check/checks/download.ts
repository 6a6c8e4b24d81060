import {
  answerOf,
  dataOf,
  type Answered,
  type Observations,
} from '../fetching/observation';
import {
  fileOf,
  linkBase,
  middlePart,
  RANGE_END,
  type Target,
} from '../fetching/requests';
import {BODY_LIMIT} from '../fetching/observation';
import {troubleIn} from '../fetching/troubles';
import {parseUrl} from '../../../lib/parseUrl';
import {isInOwnNetwork} from '../serverAddress';
import type {Check, Finding, Line, NotChecked} from './check';

/** Characters that a proxy may decode or encode a second time. */
const special = /[^\w./~-]/;

/** What AList answers for a path that is not the one it signed. */
const isOtherPath = (message: string) =>
  /object not found|storage not found|sign invalid|sign mismatch/i.test(
    message,
  );

/** AList does not find the file, or its storage fails, before any download. */
function notOpened(
  seen: Observations,
  {file, hasToken}: Target,
): readonly Finding[] | NotChecked {
  const name = hasToken ? 'fileWithToken' : 'file';
  const trouble = troubleIn(seen, name);
  const envelope = answerOf(seen, name)?.envelope;
  if (trouble === 'guestOff' || trouble === 'tokenRefused') {
    return {because: trouble};
  }
  if (envelope === undefined || trouble !== 'refused') {
    return {because: trouble ?? 'otherForm'};
  }
  const {code, message} = envelope;
  const isMissing =
    code === 403 || /not found|permission|password/i.test(message);
  const base =
    dataOf(seen, hasToken ? 'admin' : 'guest')?.base_path?.slice(0, 200) ?? '/';
  return [
    {
      id: isMissing ? 'download.unknown' : 'download.fails',
      values: {file},
      lines:
        isMissing && base !== '/'
          ? [{id: 'download.base', values: {base}}]
          : [],
      messages: [message],
      numbers: {code},
    },
  ];
}

/** What AList itself says at the address of the download. */
function refusedByAlist(
  {code, message}: {code: number; message: string},
  path: string,
): Finding {
  const isName = isOtherPath(message) && special.test(path);
  const common = {messages: [message], numbers: {code}};
  if (isName && path.includes('%')) {
    return {id: 'download.percent', ...common};
  }
  if (!isName && /expire missing|sign (?:invalid|expired)/i.test(message)) {
    return {id: 'download.signature', ...common};
  }
  return isName
    ? {id: 'download.names', ...common}
    : {id: 'download.storage', ...common};
}

/** What keeps a download away from AList, as other paths below `/d/` tell. */
function lostBy(
  seen: Observations,
  {file}: Target,
): 'download.ending' | 'download.nameLost' | undefined {
  const [isPlain, isEnding] = (['endingPlain', 'endingFile'] as const).map(
    (name) => answerOf(seen, name)?.envelope !== undefined,
  );
  if (isEnding === true) {
    return special.test(file) ? 'download.nameLost' : undefined;
  }
  const trouble = troubleIn(seen, 'endingFile') ?? '';
  return isPlain === true && ['unread', 'otherPage', 'signIn'].includes(trouble)
    ? 'download.ending'
    : undefined;
}

/** A part with another length or another place than was requested. `end` is the first byte behind it. */
function isWrongPart(
  answer: Answered<unknown> | undefined,
  start: number,
  end: number,
): boolean {
  if (answer?.status !== 206) {
    return false;
  }
  const place = answer.headers['content-range'];
  const isElsewhere =
    place !== undefined && !place.startsWith(`bytes ${start}-${end - 1}/`);
  return answer.size !== end - start || isElsewhere;
}

/** Whether an answer without a part is the file, and not a page in its place. */
function isThatFile(
  {envelope, headers, size: received}: Answered<unknown>,
  size: number,
): boolean {
  const length = headers['content-length'];
  return (
    envelope === undefined &&
    (length === undefined
      ? received >= Math.min(size, BODY_LIMIT)
      : Number(length) === size)
  );
}

/** What AList says of the link as it was entered. */
function refusedLink(seen: Observations): readonly Finding[] {
  const refusal = answerOf(seen, 'entered')?.envelope;
  return refusal?.code === 401
    ? [{id: 'download.link', messages: [refusal.message]}]
    : [];
}

/** How the file came. */
function judged(
  seen: Observations,
  answer: Answered<unknown>,
  size: number,
): Finding {
  const middle = answerOf(seen, 'middle');
  const isLocal = fileOf(seen)?.provider === 'Local';
  const {status} = answer;
  const isWhole = (part: Answered<unknown> | undefined) =>
    part?.status === 200 && isThatFile(part, size);
  if (isWhole(answer) || isWhole(middle)) {
    // A storage may not know parts of files either, but the own disk does.
    return {
      id: 'download.noRange',
      ...(isLocal ? {} : {atMost: 'likely'}),
      numbers: {status},
    };
  }
  const isWrong =
    isWrongPart(answer, 0, Math.min(RANGE_END + 1, size)) ||
    isWrongPart(middle, middlePart.start, middlePart.end + 1);
  if (isWrong) {
    return {id: 'download.wrongPart', numbers: {status}};
  }
  const whole = answerOf(seen, 'whole');
  const length = whole?.headers['content-length'];
  const isFile = whole?.status === 200 && whole.envelope === undefined;
  const isText = /^text\/|json|javascript|xml/.test(
    whole?.headers['content-type'] ?? '',
  );
  if (isFile && length === undefined) {
    return {id: isText ? 'download.compressed' : 'download.noLength'};
  }
  if (isFile && Number(length) !== size) {
    return {
      id: 'download.otherLength',
      values: {size, length: length ?? ''},
    };
  }
  return {id: 'download.fine', numbers: {status}};
}

/** A name such as that of a container, which no visitor can look up. */
const isNameAlone = (hostname: string) => /^[a-z][\w-]*$/i.test(hostname);

/** Where AList sends visitors for the file. */
function toStorage(seen: Observations, {server}: Target): Finding {
  const url = parseUrl(fileOf(seen)?.raw_url ?? '');
  const host = url?.host.slice(0, 100) ?? '?';
  const isHidden =
    url !== undefined &&
    isInOwnNetwork(url.hostname) &&
    (!server.isPrivate ||
      (isNameAlone(url.hostname) && url.hostname !== server.hostname));
  const isPlain = server.isSecure && url?.protocol === 'http:';
  const lines: Line[] = [
    ...(isHidden ? [{id: 'download.hidden'} as const] : []),
    ...(isPlain ? [{id: 'download.plain'} as const] : []),
  ];
  return lines.length > 0
    ? {id: 'download.source', values: {host}, lines}
    : {id: 'download.redirected', values: {host}};
}

/** Whether a file comes, whole and in parts, and by the name that it has. */
export const download: Check = {
  id: 'download',
  asks: 'file',
  needs: ['settings', 'file'],
  judges: {file: ['guestOff', 'refused']},
  evaluate: (seen, target) => {
    const found = fileOf(seen);
    if (found === undefined) {
      return notOpened(seen, target);
    }
    if (found.is_dir) {
      return [{id: 'download.folder'}];
    }
    const trouble = troubleIn(seen, 'download');
    if (trouble === 'redirected') {
      return linkBase(target, seen) === undefined
        ? [toStorage(seen, target)]
        : [{id: 'download.signIn'}];
    }
    if (trouble === 'timedOut') {
      return [{id: 'download.slow'}];
    }
    if (trouble === 'unread') {
      const part = seen.middle ?? seen.unsigned;
      const isPart = part?.kind === 'answered' && part.status === 206;
      const id = isPart
        ? 'download.broken'
        : (lostBy(seen, target) ?? 'download.unread');
      return [{id}];
    }
    const answer = answerOf(seen, 'download');
    if (trouble !== undefined || answer === undefined) {
      return {because: trouble ?? 'unsent'};
    }
    const {envelope, status} = answer;
    const isPart =
      status === 206 &&
      !isWrongPart(answer, 0, Math.min(RANGE_END + 1, found.size));
    // A part is of the file, which may look like an answer. But Apache gives the part that was asked for of an error, too.
    if (envelope !== undefined && envelope.code !== 200 && !isPart) {
      return [refusedByAlist(envelope, target.file)];
    }
    if (status !== 206 && !isThatFile(answer, found.size)) {
      return [
        {
          id: lostBy(seen, target) ?? 'download.taken',
          numbers: {status},
        },
      ];
    }
    return [
      ...refusedLink(seen),
      found.size <= 0
        ? {id: 'download.empty'}
        : judged(seen, answer, found.size),
    ];
  },
};
