import {parseUrl} from '../../lib/parseUrl';
import {hiddenCharacter} from '../../lib/hiddenCharacter';

/** What a generator asks a reader. Each answer is a text, as a form and an address carry it. */
export interface OptionSpec {
  readonly kind: OptionKind;
  /** The answer of a reader who says nothing. */
  readonly initial: string;
  /** Every answer there is, for a choice. */
  readonly choices?: readonly string[];
  /** Whether an empty answer is one. */
  readonly isOptional?: true;
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** One text for each option. */
export type Answers<Specs extends OptionSpecs = OptionSpecs> = {
  readonly [Name in keyof Specs]: string;
};

/** An answer that is not usable, and what stands in its place. */
export interface Refusal {
  name: string;
  found: string;
  used: string;
  kind: OptionKind;
}

/** Answers that can be used, and those that could not. */
export interface Settled<Specs extends OptionSpecs> {
  values: Answers<Specs>;
  refused: readonly Refusal[];
}

/** Longer than any answer; what is longer was not typed. */
const ANSWER_LIMIT = 300;

const between = (first: number, last: number) => (answer: string) =>
  /^\d{1,10}$/.test(answer) &&
  Number(answer) >= first &&
  Number(answer) <= last;

const isPort = between(1, 65_535);

const host =
  /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** A name, or an address of either version; browsers refuse one whose numbers are too large or too many. */
const isHost = (name: string) =>
  (host.test(name) || /^\[[\da-f:.]+\]$/i.test(name)) &&
  parseUrl(`http://${name}`) !== undefined;

/** Characters that none of the files, nor a shell, nor Compose reads as anything but themselves, and the space. */
const path = /^(?:\/[\p{L}\p{N} ._@+~-]+)+$/u;

const leadsAround = (answer: string) => /\/\.\.?(?:\/|$)/.test(answer);

/** Which texts are an answer. */
const isAnswer = {
  choice: (answer, {choices = []}) => choices.includes(answer),
  port: isPort,
  id: between(0, 4_294_967_294),
  megabytes: between(0, 10_000_000),
  minutes: between(1, 1440),
  mask: (answer) => /^0?[0-7]{3}$/.test(answer),
  zone: (answer) => /^[A-Za-z]+(?:[/_+-][A-Za-z\d]+)*$/.test(answer),
  folder: (answer) => path.test(answer) && !leadsAround(answer),
  file: (answer) => path.test(answer),
  domain: (answer) => host.test(answer) && !/^[\d.]+$/.test(answer),
  subPath: (answer) => /^(?:\/[\w.~-]+)+$/.test(answer) && !leadsAround(answer),
  upstream: (answer) => {
    const [, name = '', port = ''] = /^(.+):(\d+)$/.exec(answer) ?? [];
    return isPort(port) && isHost(name);
  },
  email: (answer) => /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(answer),
} as const satisfies Record<
  string,
  (answer: string, spec: OptionSpec) => boolean
>;

export type OptionKind = keyof typeof isAnswer;

function isUsable(spec: OptionSpec, answer: string): boolean {
  return (
    hiddenCharacter(answer) === undefined &&
    ((answer === '' && spec.isOptional === true) ||
      isAnswer[spec.kind](answer, spec))
  );
}

/** The one door for answers, typed or brought along by an address: what cannot be used is replaced, and named. */
export function settle<Specs extends OptionSpecs>(
  specs: Specs,
  answers: Readonly<Record<string, string>>,
): Settled<Specs> {
  const refused: Refusal[] = [];
  const values = Object.entries(specs).map(([name, spec]) => {
    const found = answers[name]?.trim() ?? spec.initial;
    if (isUsable(spec, found)) {
      return [name, found];
    }
    refused.push({name, found, used: spec.initial, kind: spec.kind});
    return [name, spec.initial];
  });
  return {values: Object.fromEntries(values) as Answers<Specs>, refused};
}

/**
 * The answers that an address brings along, as they stand there.
 *
 * @param search query of the address, from `?`
 */
export function answersOf(
  specs: OptionSpecs,
  search: string,
): Record<string, string> {
  const query = new URLSearchParams(search);
  const found = Object.keys(specs).flatMap((name) => {
    const answer = query.get(name);
    return answer === null ? [] : [[name, answer.slice(0, ANSWER_LIMIT)]];
  });
  return Object.fromEntries(found) as Record<string, string>;
}

/**
 * The query of an address that brings these answers along: only those that differ from what the generator assumes, and whatever else
 * stood there.
 *
 * @param search query of the address until now, from `?`
 */
export function searchWith(
  specs: OptionSpecs,
  values: Readonly<Record<string, string>>,
  search: string,
): string {
  const query = new URLSearchParams(search);
  Object.entries(specs).forEach(([name, {initial}]) => {
    const value = values[name] ?? initial;
    if (value === initial) {
      query.delete(name);
    } else {
      query.set(name, value);
    }
  });
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
