import type {Name} from './reader';
import {isHeader} from './names';
import {looksSecret} from './prose';
import {sign as signPattern} from './separators';
import {matchAt, type Reach} from './values';

/** A colon or an equals sign after a name. */
export interface Sign {
  /** Where the value begins. */
  to: number;
  isEqual: boolean;
  isFullWidth: boolean;
  isSpaced: boolean;
  /** “password for bob is”: there are words between the name and the sign. */
  isTold: boolean;
  /** Whether the name stands in quotation marks. */
  isKey: boolean;
}

export function signAfter(text: string, {to, place}: Name): Sign | undefined {
  const match = matchAt(signPattern, text, to);
  const {quote, relation = '', sign = '', space} = match?.groups ?? {};
  if (match === undefined || (place.isPath && quote !== undefined)) {
    return undefined;
  }
  const end = to + match[0].length;
  const below = end + (/^\s*/.exec(text.slice(end, end + 64))?.[0].length ?? 0);
  const isKey = quote !== undefined;
  return {
    to: isKey && /["'\\&%[{]/.test(text.charAt(below)) ? below : end,
    isEqual: /^[=＝]|^%3D|^&#61|u003d$/i.test(sign),
    isFullWidth: sign === '：',
    isSpaced: space !== '' || relation !== '',
    isTold: relation !== '',
    isKey,
  };
}

export function isFirst({place}: Name, {isEqual}: Sign): boolean {
  return place.isLineStart || (place.isLabel && !isEqual);
}

export function reachOf(name: Name, sign: Sign): Reach {
  if (name.place.isParameter) {
    return 'parameter';
  }
  if (isHeader(name.name)) {
    return 'line';
  }
  if (isFirst(name, sign) || (sign.isTold && !name.place.isFailure)) {
    return name.isHan ? 'sentence' : 'line';
  }
  return name.isHan || (sign.isSpaced && !name.place.isFailure)
    ? 'phrase'
    : 'word';
}

const reason =
  /(?:failed|invalid|expired|missing|cannot|can't|could not|unable|not|no|error|too many|timeout|unauthorized|forbidden|eof)\b/iy;

/** Whether a sentence in Chinese follows, and no password at the beginning of a line. */
function startsSentence(text: string, name: Name, sign: Sign): boolean {
  return (
    (name.isHan || sign.isFullWidth) &&
    !(name.kind === 'password' && isFirst(name, sign)) &&
    matchAt(/\p{Script=Han}/uy, text, sign.to) !== undefined
  );
}

/** Whether what follows a colon says why there is no secret. */
export function isReason(text: string, name: Name, sign: Sign): boolean {
  const {kind, place} = name;
  if (sign.isEqual) {
    return false;
  }
  if (startsSentence(text, name, sign)) {
    return true;
  }
  const seems = () =>
    looksSecret(matchAt(/\S{1,200}/y, text, sign.to)?.[0] ?? '');
  if (kind === 'password') {
    return place.isFailure && sign.isTold && !seems();
  }
  return place.isInSentence && !place.isLabel
    ? sign.isSpaced && !seems()
    : matchAt(reason, text, sign.to) !== undefined;
}
