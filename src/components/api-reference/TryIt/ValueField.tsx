import {useId, type ReactNode} from 'react';
import {fieldProblem} from '../openapi/tryIt';
import type {ParameterView} from '../openapi/routeView';
import {ChoiceField, Field, hintId, TextField} from '../../ui/Field';
import {apiMessages, placeName} from '../messages';
import styles from './styles.module.css';
import {problemText} from './messages';

interface ValueFieldProps {
  parameter: ParameterView;
  value: string;
  onChange: (value: string) => void;
  onFile: (file: File | undefined) => void;
  /** Problems are shown after the first attempt to send. */
  isSubmitted: boolean;
}

/** A field for one parameter of a request. */
export function ValueField({
  parameter,
  value,
  onChange,
  onFile,
  isSubmitted,
}: ValueFieldProps): ReactNode {
  const id = useId();
  const {name, type, required, note, values, in: place} = parameter;
  const problem = isSubmitted ? fieldProblem(parameter, value) : undefined;
  const field = {
    label: (
      <>
        {name === '' ? apiMessages.wholeBody() : <code>{name}</code>}
        {required === true ? ' *' : null}
      </>
    ),
    hint: [placeName(place), type, note]
      .filter((part) => part !== undefined)
      .join(' · '),
    problem: problem && problemText(problem),
    value,
    onChange,
  };
  const choices = type.startsWith('boolean') ? ['true', 'false'] : values;
  if (choices !== undefined) {
    return (
      <ChoiceField
        {...field}
        choices={choices.map((choice) => ({value: choice, label: choice}))}
        open=""
      />
    );
  }
  const isLong = name === '' || /\[\]|object|^[A-Z]/.test(type);
  if (type !== 'file' && !isLong) {
    const isSecret = /password|secret|token|^key$/i.test(name);
    return <TextField {...field} kind={isSecret ? 'secret' : 'text'} />;
  }
  const control = {
    id,
    'aria-describedby': hintId(id),
    'aria-invalid': problem !== undefined,
  };
  return (
    <Field hint={field.problem ?? field.hint} id={id} label={field.label}>
      {type === 'file' ? (
        <input
          {...control}
          onChange={({target}) => onFile(target.files?.[0])}
          type="file"
        />
      ) : (
        <textarea
          {...control}
          className={styles.json}
          onChange={({target}) => onChange(target.value)}
          rows={3}
          spellCheck={false}
          value={value}
        />
      )}
    </Field>
  );
}
