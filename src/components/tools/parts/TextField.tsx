import {useId, type HTMLAttributes, type ReactNode} from 'react';
import styles from './styles.module.css';

interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  kind?: 'text' | 'secret' | 'phone' | 'code' | 'address';
  isRequired?: boolean;
  hint?: ReactNode;
  /** What is wrong with the value. */
  problem?: string | undefined;
}

const inputModes: Readonly<
  Record<string, HTMLAttributes<HTMLElement>['inputMode']>
> = {phone: 'tel', code: 'numeric', address: 'url'};

/** A field of a form for credentials: the browser neither fills it in, nor remembers it, nor sends it to be checked for spelling. */
export function TextField({
  label,
  value,
  onChange,
  kind = 'text',
  isRequired = false,
  hint,
  problem,
}: TextFieldProps): ReactNode {
  const id = useId();
  const hintId = `${id}-hint`;
  const isDescribed = hint !== undefined || problem !== undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        aria-describedby={isDescribed ? hintId : undefined}
        aria-invalid={problem === undefined ? undefined : true}
        autoCapitalize="off"
        autoComplete={kind === 'code' ? 'one-time-code' : 'off'}
        autoCorrect="off"
        id={id}
        inputMode={inputModes[kind]}
        onChange={({target}) => onChange(target.value)}
        required={isRequired}
        spellCheck={false}
        type={kind === 'secret' ? 'password' : 'text'}
        value={value}
      />
      {isDescribed ? (
        <p className={styles.hint} id={hintId}>
          {problem ?? hint}
        </p>
      ) : null}
    </div>
  );
}
