import type {SecretName} from './secretName';
import {isHeader} from './names';
import {looksSecret} from './prose';
import {assignmentSign} from './separators';
import {matchAt, type UnquotedValueEnd} from './values';

/** A colon or an equals sign after a name. */
export interface Assignment {
  /** Where the value begins. */
  to: number;
  isEqual: boolean;
  isFullWidth: boolean;
  isSpaced: boolean;
  /** “password for bob is”: there are words between the name and the sign. */
  isStated: boolean;
  /** Whether the name is in quotation marks. */
  isKey: boolean;
}

export function assignmentAfter(
  text: string,
  {to, context}: SecretName,
): Assignment | undefined {
  const match = matchAt(assignmentSign, text, to);
  const {quote, relation = '', sign = '', space} = match?.groups ?? {};
  if (match === undefined || (context.isPath && quote !== undefined)) {
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
    isStated: relation !== '',
    isKey,
  };
}

export function isFirst({context}: SecretName, {isEqual}: Assignment): boolean {
  return context.isLineStart || (context.isLabel && !isEqual);
}

export function valueEndOf(
  name: SecretName,
  assignment: Assignment,
): UnquotedValueEnd {
  if (name.context.isParameter) {
    return 'parameter';
  }
  if (isHeader(name.name)) {
    return 'line';
  }
  if (
    isFirst(name, assignment) ||
    (assignment.isStated && !name.context.isFailure)
  ) {
    return name.isHan ? 'sentence' : 'line';
  }
  return name.isHan || (assignment.isSpaced && !name.context.isFailure)
    ? 'phrase'
    : 'word';
}

const reason =
  /(?:failed|invalid|expired|missing|cannot|can't|could not|unable|not|no|error|too many|timeout|unauthorized|forbidden|eof)\b/iy;

/** Whether a Chinese sentence follows rather than the value of a password at the start of a line. */
function startsSentence(
  text: string,
  name: SecretName,
  assignment: Assignment,
): boolean {
  return (
    (name.isHan || assignment.isFullWidth) &&
    !(name.kind === 'password' && isFirst(name, assignment)) &&
    matchAt(/\p{Script=Han}/uy, text, assignment.to) !== undefined
  );
}

/** Whether a reason follows the colon, rather than a secret. */
export function isReason(
  text: string,
  name: SecretName,
  assignment: Assignment,
): boolean {
  const {kind, context} = name;
  if (assignment.isEqual) {
    return false;
  }
  if (startsSentence(text, name, assignment)) {
    return true;
  }
  const seems = () =>
    looksSecret(matchAt(/\S{1,200}/y, text, assignment.to)?.[0] ?? '');
  if (kind === 'password') {
    return context.isFailure && assignment.isStated && !seems();
  }
  return context.isInSentence && !context.isLabel
    ? assignment.isSpaced && !seems()
    : matchAt(reason, text, assignment.to) !== undefined;
}
