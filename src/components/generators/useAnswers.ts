import {useMemo} from 'react';
import {useAddressState} from '../../hooks/useAddressState';
import {
  answersOf,
  answersOfLink,
  changedAnswers,
  searchWith,
  validateAnswers,
  type Answers,
  type LinkAnswer,
  type OptionSpecs,
} from './options';
import {problemText, type AnswerTexts} from './messages';

export interface GeneratorAnswers<Specs extends OptionSpecs> {
  /** Valid answers for all options. */
  values: Answers<Specs>;
  /** The text of a field as typed. */
  typed: (name: keyof Specs & string) => string;
  problem: (name: keyof Specs & string) => string | undefined;
  answer: (name: keyof Specs & string, text: string) => void;
  reset: () => void;
  searchOf: (search: string) => string;
  /** The answers that differ from the defaults. */
  changed: Readonly<Record<string, string>>;
  /** The answers from the link that the user has not changed. */
  linkAnswers: readonly LinkAnswer<keyof Specs & string>[];
}

const nothing: Readonly<Record<string, string>> = {};

/** The answers for a generator's options, stored in the address. */
export function useAnswers<Specs extends OptionSpecs>(
  specs: Specs,
  texts: AnswerTexts,
): GeneratorAnswers<Specs> {
  const codec = useMemo(() => {
    const names = Object.keys(specs);
    return {
      read: (search: string) => answersOf(names, search),
      write: (entered: Readonly<Record<string, string>>, search: string) => {
        const {values} = validateAnswers(specs, entered);
        return searchWith(names, changedAnswers(specs, values), search);
      },
    };
  }, [specs]);
  const [entered, setEntered, fromLink] = useAddressState(codec, nothing);
  const {values, refused} = validateAnswers(specs, entered);
  return {
    values,
    typed: (name) => {
      const text = entered[name] ?? specs[name]?.initial ?? '';
      // A `<select>` cannot show an invalid value.
      return specs[name]?.kind === 'choice' ? values[name] : text;
    },
    problem: (name) => {
      const refusal = refused.find((each) => each.name === name);
      return refusal && problemText(refusal, texts);
    },
    answer: (name, text) => {
      setEntered({...entered, [name]: text});
    },
    reset: () => {
      setEntered(nothing);
    },
    searchOf: (search) => codec.write(entered, search),
    changed: changedAnswers(specs, values),
    linkAnswers: answersOfLink(entered, fromLink).filter(
      ({name, text}) => text.trim() !== specs[name]?.initial,
    ),
  };
}
