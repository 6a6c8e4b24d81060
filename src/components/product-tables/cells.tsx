import {Fragment, type ReactNode} from 'react';
import {breakPlaces} from '../../lib/breakPlaces';
import {gapAfter, punctuationOf} from '../../lib/punctuation';
import {words} from './messages';
import styles from './styles.module.css';

/** From this length on, a part of code may break anywhere, so that it does not widen the table. */
const LONG_LITERAL = 24;

/** Literal text, as code that breaks after punctuation. */
export function Literal({text}: {text: string}): ReactNode {
  const parts = breakPlaces(text);
  const isLong = parts.some((part) => part.length >= LONG_LITERAL);
  return (
    <code className={isLong ? styles.long : undefined}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index === 0 ? null : <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/** A text of the facts: plain, with `code` in backquotes. */
export function FactText({text}: {text: string}): ReactNode {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? (
        <Literal key={index} text={part} />
      ) : (
        <Fragment key={index}>{part}</Fragment>
      ),
    );
}

export function Note({text}: {text: string | undefined}): ReactNode {
  return text === undefined ? null : (
    <p>
      <FactText text={text} />
    </p>
  );
}

/** A key, as code. */
export function Key({name}: {name: string}): ReactNode {
  return <Literal text={name} />;
}

/** Says behind a name that its value is required. */
export function RequiredMark(): ReactNode {
  return (
    <>
      {' '}
      <span className={styles.required} data-copy="aside">
        {words.required()}
      </span>
    </>
  );
}

/** A name in AList, its key, and whether it is required. */
export function NamedKey({
  label,
  name,
  required,
}: {
  label: string;
  name: string;
  required: boolean;
}): ReactNode {
  return (
    <>
      <strong className={styles.label}>{label}</strong>
      <Key name={name} />
      {required ? <RequiredMark /> : null}
    </>
  );
}

/** A value, as code; nothing for an empty one. */
export function Value({value}: {value: string}): ReactNode {
  return value === '' ? null : <Literal text={value} />;
}

/** The allowed values of a field, with their names in the form if those differ. */
export function AllowedValues({
  values,
}: {
  values: readonly {value: string; label?: string}[] | undefined;
}): ReactNode {
  if (values === undefined) {
    return null;
  }
  const oneOf = words.oneOf();
  const {item, open, close} = punctuationOf([oneOf]);
  return (
    <p>
      {oneOf}
      {gapAfter(oneOf)}
      {values.map(({value, label}, index) => (
        <Fragment key={value}>
          {index === 0 ? null : item}
          {value === '' ? words.empty() : <Literal text={value} />}
          {label === undefined || label.toLowerCase() === value.toLowerCase()
            ? null
            : `${open}${label}${close}`}
        </Fragment>
      ))}
    </p>
  );
}

/** The release that nothing in the tables is older than. */
const FIRST_RELEASE = 'v3.0.1';

/** The first release that has it, if later than that of what it belongs to. */
export function Since({version}: {version: string | undefined}): ReactNode {
  return version === undefined || version === FIRST_RELEASE ? null : (
    <p className={styles.quiet}>{words.since(version)}</p>
  );
}
