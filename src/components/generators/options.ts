import {parseUrl} from '../../lib/parseUrl';
import {hiddenCharacter} from '../../lib/hiddenCharacter';

/** An option of a generator. Its answer is a string, in the form and in the address. */
export interface OptionSpec {
  readonly kind: OptionKind;
  /** The default answer. */
  readonly initial: string;
  /** All answers of a choice. */
  readonly choices?: readonly string[];
  /** Whether an empty answer is valid. */
  readonly isOptional?: true;
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** One text for each option. */
export type Answers<Specs extends OptionSpecs = OptionSpecs> = {
  readonly [Name in keyof Specs]: string;
};

/** An invalid answer, and the one used instead. */
export interface Refusal {
  name: string;
  found: string;
  used: string;
  kind: OptionKind;
}

/** Longer than any valid answer. */
const ANSWER_LIMIT = 300;

const between = (first: number, last: number) => (answer: string) =>
  /^\d{1,10}$/.test(answer) &&
  Number(answer) >= first &&
  Number(answer) <= last;

const isPort = between(1, 65_535);

const host =
  /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** A name or an IP address; the URL parser rejects malformed addresses. */
const isHost = (name: string) =>
  (host.test(name) || /^\[[\da-f:.]+\]$/i.test(name)) &&
  parseUrl(`http://${name}`) !== undefined;

/** Characters without a special meaning in any of the files, in a shell and in Compose, and the space. */
const path = /^(?:\/[\p{L}\p{N} ._@+~-]+)+$/u;

const hasDotSegment = (answer: string) => /\/\.\.?(?:\/|$)/.test(answer);

/** Validates an answer of each kind. */
const isValid = {
  choice: (answer, {choices = []}) => choices.includes(answer),
  port: isPort,
  id: between(0, 4_294_967_294),
  megabytes: between(0, 10_000_000),
  minutes: between(1, 1440),
  mask: (answer) => /^0?[0-7]{3}$/.test(answer),
  zone: (answer) => /^[A-Za-z]+(?:[/_+-][A-Za-z\d]+)*$/.test(answer),
  folder: (answer) => path.test(answer) && !hasDotSegment(answer),
  file: (answer) => path.test(answer),
  domain: (answer) => host.test(answer) && !/^[\d.]+$/.test(answer),
  subPath: (answer) =>
    /^(?:\/[\w.~-]+)+$/.test(answer) && !hasDotSegment(answer),
  upstream: (answer) => {
    const [, name = '', port = ''] = /^(.+):(\d+)$/.exec(answer) ?? [];
    return isPort(port) && isHost(name);
  },
  email: (answer) => /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(answer),
} as const satisfies Record<
  string,
  (answer: string, spec: OptionSpec) => boolean
>;

export type OptionKind = keyof typeof isValid;

function isUsable(spec: OptionSpec, answer: string): boolean {
  return (
    hiddenCharacter(answer) === undefined &&
    ((answer === '' && spec.isOptional === true) ||
      isValid[spec.kind](answer, spec))
  );
}

/** Validates all answers, typed or from the address: invalid ones are replaced and reported. */
export function validateAnswers<Specs extends OptionSpecs>(
  specs: Specs,
  answers: Readonly<Record<string, string>>,
): {values: Answers<Specs>; refused: readonly Refusal[]} {
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

/** The answers that differ from the defaults. */
export function changedAnswers(
  specs: OptionSpecs,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== specs[name]?.initial,
    ),
  );
}

/** The answers in the query string of an address, not yet validated. */
export function answersOf(
  names: readonly string[],
  search: string,
): Record<string, string> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    names
      .filter((name) => query.has(name))
      .map((name) => [name, (query.get(name) ?? '').slice(0, ANSWER_LIMIT)]),
  );
}

/** A query string with these answers and no others. Parameters with other names stay. */
export function searchWith(
  names: readonly string[],
  answers: Readonly<Record<string, string>>,
  search: string,
): string {
  const query = new URLSearchParams(search);
  names.forEach((name) => {
    query.delete(name);
  });
  Object.entries(answers).forEach(([name, answer]) => {
    query.set(name, answer);
  });
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** An answer in the link that the user followed. */
export interface LinkAnswer<Name extends string = string> {
  name: Name;
  text: string;
}

/** The answers of a link that the user has not changed. */
export function answersOfLink(
  entered: Readonly<Record<string, string>>,
  fromLink: Readonly<Record<string, string>>,
): LinkAnswer[] {
  return Object.entries(fromLink)
    .filter(
      ([name, text]) =>
        text.trim() !== '' && entered[name]?.trim() === text.trim(),
    )
    .map(([name, text]) => ({name, text}));
}
