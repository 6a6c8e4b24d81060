import {useMemo} from 'react';
import {useAddressState} from '../../hooks/useAddressState';
import {answersOfLink, type LinkAnswer} from './linkAnswers';
import {
  answersOf,
  searchWith,
  settle,
  type Answers,
  type OptionSpecs,
} from './options';
import {problemText} from './messages';

export interface AnswersInUse<Specs extends OptionSpecs> {
  /** Usable answers to all questions. */
  values: Answers<Specs>;
  /** The text of a field as the reader typed it. */
  typed: (name: keyof Specs & string) => string;
  problem: (name: keyof Specs & string) => string | undefined;
  answer: (name: keyof Specs & string, text: string) => void;
  reset: () => void;
  searchOf: (search: string) => string;
  /** Names of the answers that differ from what is assumed. */
  changed: readonly (keyof Specs & string)[];
  /** What the link that the reader followed answered, and the reader has left so. */
  ofLink: readonly LinkAnswer<keyof Specs & string>[];
}

const nothing: Readonly<Record<string, string>> = {};

/** The answers to a generator's questions, kept in the address. */
export function useAnswers<Specs extends OptionSpecs>(
  specs: Specs,
): AnswersInUse<Specs> {
  const door = useMemo(
    () => ({
      read: (search: string) => answersOf(specs, search),
      write: (said: Readonly<Record<string, string>>, search: string) =>
        searchWith(specs, settle(specs, said).values, search),
    }),
    [specs],
  );
  const [said, setSaid, brought] = useAddressState(door, nothing);
  const {values, refused} = settle(specs, said);
  return {
    values,
    typed: (name) => {
      const text = said[name] ?? specs[name]?.initial ?? '';
      // A list cannot show what it does not hold.
      return specs[name]?.kind === 'choice' ? values[name] : text;
    },
    problem: (name) => {
      const refusal = refused.find((each) => each.name === name);
      return refusal === undefined ? undefined : problemText(refusal);
    },
    answer: (name, text) => {
      setSaid({...said, [name]: text});
    },
    reset: () => {
      setSaid(nothing);
    },
    searchOf: (search) => searchWith(specs, values, search),
    changed: Object.keys(specs).filter(
      (name) => values[name] !== specs[name]?.initial,
    ),
    ofLink: answersOfLink(said, brought).filter(
      ({name, text}) => text.trim() !== specs[name]?.initial,
    ),
  };
}
