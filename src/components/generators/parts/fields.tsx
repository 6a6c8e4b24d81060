import {useId, type HTMLAttributes, type ReactNode} from 'react';
import styles from './styles.module.css';

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the value, and what is used in its place. */
  problem?: string | undefined;
}

interface FrameProps {
  id: string;
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  children: ReactNode;
}

function Frame({id, label, hint, problem, children}: FrameProps): ReactNode {
  const said = problem ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {said === undefined ? null : (
        <p className={styles.hint} id={`${id}-hint`}>
          {said}
        </p>
      )}
    </div>
  );
}

interface TextAnswerProps extends FieldProps {
  hint?: string | undefined;
  placeholder?: string;
  mode?: HTMLAttributes<HTMLElement>['inputMode'];
}

/** An answer that is typed. */
export function TextAnswer({
  label,
  value,
  onChange,
  hint,
  problem,
  placeholder,
  mode,
}: TextAnswerProps): ReactNode {
  const id = useId();
  return (
    <Frame hint={hint} id={id} label={label} problem={problem}>
      <input
        aria-describedby={
          hint === undefined && problem === undefined ? undefined : `${id}-hint`
        }
        aria-invalid={problem === undefined ? undefined : true}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        id={id}
        inputMode={mode}
        onChange={({target}) => {
          onChange(target.value);
        }}
        placeholder={placeholder}
        spellCheck={false}
        type="text"
        value={value}
      />
    </Frame>
  );
}

interface ChoiceAnswerProps extends FieldProps {
  choices: readonly {value: string; label: string}[];
}

/** An answer that is chosen. */
export function ChoiceAnswer({
  label,
  value,
  onChange,
  choices,
  problem,
}: ChoiceAnswerProps): ReactNode {
  const id = useId();
  return (
    <Frame id={id} label={label} problem={problem}>
      <select
        aria-describedby={problem === undefined ? undefined : `${id}-hint`}
        aria-invalid={problem === undefined ? undefined : true}
        id={id}
        onChange={({target}) => {
          onChange(target.value);
        }}
        value={value}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}
