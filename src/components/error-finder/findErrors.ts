import {cutMessageLength, similarity} from './partialMessages';
import {normalized} from './pastedText';
import {isSetOffIn, wholeMessageFinder, type Span} from './wholeMessages';

/** An error to look for; `…` in its messages is a wildcard. */
export interface Signature {
  id: string;
  messages: readonly string[];
  /** A message that only says where something failed. */
  isWrapper?: true;
  /** Of a message that only a page has: the names by which a text says that it is about this page. Others are general. */
  pageNames?: readonly string[];
}

export interface Finding<T> {
  /** Whether the text contains the messages whole, a part of them because it is cut off, or only similar ones. */
  kind: 'exact' | 'cut' | 'similar';
  /** Signatures with the same message are together. */
  found: (readonly [T, ...T[]])[];
  /** General messages within a message of a page, and those messages: either may be the cause. */
  contested: readonly T[];
}

/** Maximum number of messages in a result. */
const RESULT_LIMIT = 5;

interface Hit<T> extends Span {
  signature: T;
}

/** Whether a text names a page of a message. */
function isNamed<T extends Signature>(
  text: string,
  {signature}: Hit<T>,
): boolean {
  return signature.pageNames?.some((name) => hasName(text, name)) === true;
}

/** Whether a message only says where something failed. One that a page explains is a cause in a text that names the page. */
function isWrapping<T extends Signature>(text: string, hit: Hit<T>): boolean {
  return hit.signature.isWrapper === true && !isNamed(text, hit);
}

/** Causes before wrappers, then longer messages, then those further to the right. */
function byRelevance<T extends Signature>(text: string) {
  const wrapped = (hit: Hit<T>) => (isWrapping(text, hit) ? 1 : 0);
  return (one: Hit<T>, other: Hit<T>): number =>
    wrapped(one) - wrapped(other) ||
    other.length - one.length ||
    other.end - one.end;
}

function isPartOf<T>(hit: Hit<T>, other: Hit<T>): boolean {
  return (
    other !== hit &&
    other.start <= hit.start &&
    hit.end <= other.end &&
    other.length > hit.length
  );
}

/** Whether a general message is a cause by itself within the longer message of a page, and not a part of its sentence. */
function isCauseWithin<T extends Signature>(
  text: string,
  hit: Hit<T>,
  other: Hit<T>,
): boolean {
  return (
    hit.signature.pageNames === undefined &&
    !isWrapping(text, hit) &&
    other.signature.pageNames !== undefined &&
    !isWrapping(text, other) &&
    hit.length < other.length &&
    hit.start >= other.start &&
    hit.start < other.reach &&
    isSetOffIn(other, text, hit)
  );
}

/** Whether a text is about the page of a message: it names the page, or it repeats more of the message than what is general, word by word. */
function isAboutPage<T extends Signature>(
  text: string,
  hit: Hit<T>,
  general: readonly Hit<T>[],
): boolean {
  const isVerbatim = hit.end - hit.start === hit.length;
  const [longest] = general;
  return (
    isNamed(text, hit) ||
    (isVerbatim && longest !== undefined && longest.length * 2 < hit.length)
  );
}

/** Whether a text has a name as a whole word, and not as a part of a host or a number. */
export function hasName(text: string, name: string): boolean {
  for (
    let at = text.indexOf(name);
    at !== -1;
    at = text.indexOf(name, at + 1)
  ) {
    const before = text.slice(Math.max(at - 1, 0), at);
    const after = text.slice(at + name.length, at + name.length + 2);
    if (!/[a-z\d.:]/.test(before) && !/^[.:]?[a-z\d]/.test(after)) {
      return true;
    }
  }
  return false;
}

/** Signatures with the same message together, in the order of the best of them, each once. */
function together<T>(hits: readonly Hit<T>[]): (readonly [T, ...T[]])[] {
  const groups = new Map<string, [T, ...T[]]>();
  const seen = new Set<T>();
  for (const {start, end, signature} of hits) {
    if (seen.has(signature)) {
      continue;
    }
    seen.add(signature);
    const key = `${start} ${end}`;
    const group = groups.get(key);
    if (group === undefined) {
      groups.set(key, [signature]);
    } else {
      group.push(signature);
    }
  }
  return [...groups.values()];
}

function findWhole<T extends Signature>(
  pasted: string,
  signatures: readonly T[],
): Finding<T> {
  const text = normalized(pasted);
  const search = wholeMessageFinder(text, pasted.includes('\n'));
  const hits = signatures.flatMap((signature) =>
    search(signature.messages).map((span) => ({...span, signature})),
  );
  const kept = hits.filter((hit) =>
    hits.every(
      (other) => !isPartOf(hit, other) || isCauseWithin(text, hit, other),
    ),
  );
  const inOrder = byRelevance<T>(text);
  const generalIn = (hit: Hit<T>) =>
    kept.filter((each) => isCauseWithin(text, each, hit)).sort(inOrder);
  const within = new Set(kept.flatMap(generalIn));
  const outer = kept.filter((hit) => !within.has(hit)).sort(inOrder);
  const contested = new Set<T>();
  const ordered = outer.flatMap((hit) => {
    const general = generalIn(hit);
    if (general.length === 0) {
      return [hit];
    }
    [hit, ...general].forEach(({signature}) => contested.add(signature));
    return isAboutPage(text, hit, general)
      ? [hit, ...general]
      : [...general, hit];
  });
  const found = together(ordered).slice(0, RESULT_LIMIT);
  return {kind: 'exact', found, contested: [...contested]};
}

/** The signatures with the highest scores above 0. */
function best<T extends Signature>(
  signatures: readonly T[],
  scoreOf: (messages: readonly string[]) => number,
): (readonly [T])[] {
  return signatures
    .map((signature) => ({signature, score: scoreOf(signature.messages)}))
    .filter(({score}) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, RESULT_LIMIT)
    .map(({signature}) => [signature] as const);
}

/**
 * Finds the known messages in a text, the likely cause first. Messages that are cut off or similar are only searched if no cause is there
 * whole. A message that is part of a longer match is left out, unless it is general and the longer one is of a page: then the general one
 * comes first, where the text does not say that it is about this page.
 */
export function findErrors<T extends Signature>(
  text: string,
  signatures: readonly T[],
): Finding<T> {
  const whole = findWhole(text, signatures);
  const causes = whole.found.flat().filter((each) => each.isWrapper !== true);
  if (causes.length > 0) {
    return whole;
  }
  const cut = best(signatures, cutMessageLength(text));
  if (cut.length > 0) {
    const found = [...cut, ...whole.found].slice(0, RESULT_LIMIT);
    return {...whole, kind: 'cut', found};
  }
  if (whole.found.length > 0) {
    return whole;
  }
  const messages = signatures.flatMap((signature) => signature.messages);
  const similar = best(signatures, similarity(text, messages));
  return {...whole, kind: 'similar', found: similar};
}
