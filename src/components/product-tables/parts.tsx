import {Fragment, type ReactNode} from 'react';
import {gapAfter, punctuationOf} from '../../lib/punctuation';
import {words} from './messages';
import styles from './styles.module.css';

/** Length in characters from which a text in code face may be broken anywhere, so that it does not widen its table. */
const LONG_LITERAL = 24;

/** What is typed or shown literally, in code face. */
function Literal({text}: {text: string}): ReactNode {
  const isLong = text.length >= LONG_LITERAL;
  return <code className={isLong ? styles.long : undefined}>{text}</code>;
}

/** A note of the facts: plain text in which `backquotes` mark what is typed or shown literally. */
export function Note({text}: {text: string | undefined}): ReactNode {
  if (text === undefined) {
    return null;
  }
  const parts = text.split('`');
  return (
    <p>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <Literal key={index} text={part} />
        ) : (
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </p>
  );
}

/** A key in code face; a narrow column breaks it only after a dot or an underscore. */
export function Key({name}: {name: string}): ReactNode {
  const parts = name.match(/[^._]*[._]|[^._]+$/g) ?? [];
  return (
    <code>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index === 0 ? null : <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/** A name as the product shows it, the key it is stored under, and whether it must be filled in. */
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
      {required ? (
        <span className={styles.required}>{words.required()}</span>
      ) : null}
    </>
  );
}

/** A value in code face; nothing for an empty one. */
export function Value({value}: {value: string}): ReactNode {
  return value === '' ? null : <Literal text={value} />;
}

/** The values a field accepts, each with its name in the form where that says more. */
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
          <Literal text={value} />
          {label === undefined || label.toLowerCase() === value.toLowerCase()
            ? null
            : `${open}${label}${close}`}
        </Fragment>
      ))}
    </p>
  );
}

/** The first release that has it, where that is later than what it belongs to. */
export function Since({version}: {version: string | undefined}): ReactNode {
  return version === undefined ? null : (
    <p className={styles.quiet}>{words.since(version)}</p>
  );
}
