import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {OptionKind, OptionSpecs} from './options';
import {labelled} from '../../lib/punctuation';
import {ChoiceField, TextField} from '../ui/Field';
import {LinkNote} from './LinkNote';
import styles from './styles.module.css';
import {Summary} from './Summary';
import type {AnswersInUse} from './useAnswers';

const numbers: readonly OptionKind[] = ['port', 'id', 'megabytes', 'minutes'];

interface QuestionsProps<Specs extends OptionSpecs> {
  specs: Specs;
  /** What the generator asks now, in this order. */
  asked: readonly (keyof Specs & string)[];
  answers: AnswersInUse<Specs>;
  labels: Readonly<Record<keyof Specs, string>>;
  hints: {readonly [Name in keyof Specs]?: string | undefined};
  /** What the reader calls an answer that is one of several, where that is not the answer itself. */
  names: Readonly<Record<string, string>>;
}

/** The questions of a generator, and which answers differ from what it assumes. */
export function Questions<Specs extends OptionSpecs>({
  specs,
  asked,
  answers,
  labels,
  hints,
  names,
}: QuestionsProps<Specs>): ReactNode {
  const {values, typed, problem, answer, changed, ofLink, reset} = answers;
  const nameOf = (value: string) =>
    (Object.hasOwn(names, value) ? names[value] : undefined) ?? value;
  const shown = (name: string, text: string) =>
    specs[name]?.kind === 'choice' ? nameOf(text) : text;
  return (
    <>
      <LinkNote
        answers={ofLink.map(({name, text}) => ({
          label: labels[name],
          value: shown(name, text),
          problem: problem(name),
        }))}
        onReset={reset}
      />
      <div className={clsx(styles.form, 'needs-script')}>
        {asked.map((name) => {
          const kind = specs[name]?.kind ?? 'choice';
          const field = {
            label: labels[name],
            hint: hints[name],
            value: typed(name),
            problem: problem(name),
            onChange: (text: string) => {
              answer(name, text);
            },
          };
          return kind === 'choice' ? (
            <ChoiceField
              {...field}
              choices={(specs[name]?.choices ?? []).map((value) => ({
                value,
                label: nameOf(value),
              }))}
              key={name}
            />
          ) : (
            <TextField
              {...field}
              key={name}
              kind={numbers.includes(kind) ? 'number' : 'text'}
            />
          );
        })}
      </div>
      <Summary
        changes={changed
          .filter((name) => asked.includes(name))
          .map((name) => labelled(labels[name], shown(name, values[name])))}
      />
    </>
  );
}
