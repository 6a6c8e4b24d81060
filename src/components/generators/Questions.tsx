import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import type {OptionKind, OptionSpecs} from './options';
import {labelled} from '../../lib/punctuation';
import {ChoiceField, TextField} from '../ui/Field';
import {LinkNote} from './LinkNote';
import styles from './styles.module.css';
import {Summary} from './Summary';
import type {GeneratorAnswers} from './useAnswers';

const numbers: readonly OptionKind[] = ['port', 'id', 'megabytes', 'minutes'];

interface QuestionsProps<Specs extends OptionSpecs> {
  specs: Specs;
  /** The options to show, in this order. */
  visible: readonly (keyof Specs & string)[];
  /** Those of them that few people change: folded at the end, and unfolded if one differs from its default. */
  rare?: readonly (keyof Specs & string)[];
  answers: GeneratorAnswers<Specs>;
  labels: Readonly<Record<keyof Specs, string>>;
  hints: {readonly [Name in keyof Specs]?: string | undefined};
  /** Labels of choices, if they differ from the values. */
  names: Readonly<Record<string, string>>;
}

/** The form of a generator, and a summary of the answers that differ from the defaults. */
export function Questions<Specs extends OptionSpecs>({
  specs,
  visible,
  rare = [],
  answers,
  labels,
  hints,
  names,
}: QuestionsProps<Specs>): ReactNode {
  const {values, typed, problem, answer, changed, linkAnswers, reset} = answers;
  const [isUnfolded, setUnfolded] = useState(false);
  const nameOf = (value: string) =>
    (Object.hasOwn(names, value) ? names[value] : undefined) ?? value;
  const shown = (name: string, text: string) =>
    specs[name]?.kind === 'choice' ? nameOf(text) : text;
  const question = (name: keyof Specs & string) => {
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
  };
  return (
    <>
      <LinkNote
        answers={linkAnswers.map(({name, text}) => ({
          label: labels[name],
          value: shown(name, text),
          problem: problem(name),
        }))}
        onReset={reset}
      />
      <div className={clsx(styles.form, 'needs-script')}>
        {visible.filter((name) => !rare.includes(name)).map(question)}
      </div>
      {rare.length === 0 ? null : (
        <details
          className={clsx(styles.section, 'needs-script')}
          open={isUnfolded || rare.some((name) => Object.hasOwn(changed, name))}
          onToggle={({currentTarget}) => {
            setUnfolded(currentTarget.open);
          }}
        >
          <summary>{translate({message: 'More options'})}</summary>
          <div className={styles.form}>
            {visible.filter((name) => rare.includes(name)).map(question)}
          </div>
        </details>
      )}
      <Summary
        changes={visible
          .filter((name) => Object.hasOwn(changed, name))
          .map((name) => labelled(labels[name], shown(name, values[name])))}
      />
    </>
  );
}
