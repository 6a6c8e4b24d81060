import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {OptionKind, OptionSpecs} from '../../../lib/generators/options';
import {labelled} from '../../../lib/punctuation';
import {ChoiceField, TextField} from '../../ui/Field';
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
  /** What the reader calls an answer that is one of several. */
  nameOf: (answer: string) => string;
}

/** The questions of a generator, and which answers differ from what it assumes. */
export function Questions<Specs extends OptionSpecs>({
  specs,
  asked,
  answers,
  labels,
  hints,
  nameOf,
}: QuestionsProps<Specs>): ReactNode {
  const {values, typed, problem, answer, changed} = answers;
  return (
    <>
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
          .map((name) => labelled(labels[name], nameOf(values[name])))}
      />
    </>
  );
}
