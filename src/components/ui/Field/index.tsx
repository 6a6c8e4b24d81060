import {
  useId,
  type ChangeEvent,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import styles from './styles.module.css';

interface FieldProps {
  /** Of the control. */
  id: string;
  label: ReactNode;
  /** Below the control; its id is that of `hintId`. */
  hint?: ReactNode;
  children: ReactNode;
}

/** The id for a control's `aria-describedby`. */
export const hintId = (id: string): string => `${id}-hint`;

/** A control with its label above it and a hint below it. */
export function Field({id, label, hint, children}: FieldProps): ReactNode {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint === undefined ? null : (
        <p className={`${styles.hint} quiet`} id={hintId(id)}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface AnswerProps {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  /** What is wrong with the value; replaces the hint. */
  problem?: string | undefined;
}

/** The attributes that connect a control to its hint or problem. */
function descriptionAttributes(id: string, {hint, problem}: AnswerProps) {
  return {
    'aria-describedby':
      hint === undefined && problem === undefined ? undefined : hintId(id),
    'aria-invalid': problem === undefined ? undefined : true,
  };
}

const inputModes = {
  text: undefined,
  search: undefined,
  secret: undefined,
  phone: 'tel',
  code: 'numeric',
  number: 'numeric',
  address: 'url',
} as const satisfies Record<
  string,
  HTMLAttributes<HTMLElement>['inputMode'] | undefined
>;

const inputTypes: Partial<Record<TextKind, string>> = {
  search: 'search',
  secret: 'password',
};

type TextKind = keyof typeof inputModes;

interface TextFieldProps extends AnswerProps {
  kind?: TextKind;
  isRequired?: boolean;
  placeholder?: string | undefined;
}

/** A text field without autofill, autocomplete and spell checking. */
export function TextField({
  kind = 'text',
  isRequired = false,
  placeholder,
  ...answer
}: TextFieldProps): ReactNode {
  const id = useId();
  const {label, value, onChange, hint, problem} = answer;
  return (
    <Field hint={problem ?? hint} id={id} label={label}>
      <input
        {...descriptionAttributes(id, answer)}
        autoCapitalize="off"
        autoComplete={kind === 'code' ? 'one-time-code' : 'off'}
        autoCorrect="off"
        id={id}
        inputMode={inputModes[kind]}
        onChange={({target}) => onChange(target.value)}
        placeholder={placeholder}
        required={isRequired}
        spellCheck={false}
        type={inputTypes[kind] ?? 'text'}
        value={value}
      />
    </Field>
  );
}

interface TextAreaFieldProps {
  label: string;
  hint: ReactNode;
  value: string;
  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  rows: number;
  ref?: Ref<HTMLTextAreaElement>;
  /** Whether it holds code: lines are numbered elsewhere, so they do not wrap. */
  isCode?: true;
}

/** A field for pasted text, without autofill, autocomplete and spell checking. */
export function TextAreaField({
  label,
  hint,
  isCode,
  ...area
}: TextAreaFieldProps): ReactNode {
  const id = useId();
  return (
    <Field hint={hint} id={id} label={label}>
      <textarea
        {...area}
        {...(isCode === true ? {className: styles.code, wrap: 'off'} : {})}
        aria-describedby={hintId(id)}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        id={id}
        spellCheck={false}
      />
    </Field>
  );
}

interface ChoiceFieldProps extends AnswerProps {
  choices: readonly {value: string; label: string}[];
  /** Label of the empty option; without it, the field always has a value. */
  open?: string;
}

export function ChoiceField({
  choices,
  open,
  ...answer
}: ChoiceFieldProps): ReactNode {
  const id = useId();
  const {label, value, onChange, hint, problem} = answer;
  return (
    <Field hint={problem ?? hint} id={id} label={label}>
      <select
        {...descriptionAttributes(id, answer)}
        id={id}
        onChange={({target}) => onChange(target.value)}
        value={value}
      >
        {open === undefined ? null : <option value="">{open}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
