import {useId, type ReactNode} from 'react';
import {fieldProblem, type FieldProblem} from '../openapi/tryIt';
import type {ParameterView} from '../openapi/routeView';
import {Field, hintId} from '../../ui/Field';
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

function choicesOf({values, type}: ParameterView): string[] | undefined {
  return values ?? (type.startsWith('boolean') ? ['true', 'false'] : undefined);
}

function Control({
  parameter,
  value,
  onChange,
  onFile,
  id,
  problem,
}: Omit<ValueFieldProps, 'isSubmitted'> & {
  id: string;
  problem: FieldProblem | undefined;
}): ReactNode {
  const {type} = parameter;
  const choices = choicesOf(parameter);
  const shared = {
    id,
    'aria-describedby': hintId(id),
    ...(problem === undefined ? {} : {'aria-invalid': true}),
  };
  if (type === 'file') {
    return (
      <input
        {...shared}
        onChange={({target}) => onFile(target.files?.[0])}
        type="file"
      />
    );
  }
  if (choices !== undefined) {
    return (
      <select
        {...shared}
        onChange={({target}) => onChange(target.value)}
        value={value}
      >
        <option value="" />
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    );
  }
  const isLong = parameter.name === '' || /\[\]|object|^[A-Z]/.test(type);
  return isLong ? (
    <textarea
      {...shared}
      className={styles.json}
      onChange={({target}) => onChange(target.value)}
      rows={3}
      spellCheck={false}
      value={value}
    />
  ) : (
    <input
      {...shared}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      onChange={({target}) => onChange(target.value)}
      spellCheck={false}
      type={
        /password|secret|token|^key$/i.test(parameter.name)
          ? 'password'
          : 'text'
      }
      value={value}
    />
  );
}

/** A field for one parameter of a request. */
export function ValueField(props: ValueFieldProps): ReactNode {
  const {parameter, value, isSubmitted} = props;
  const id = useId();
  const problem = isSubmitted ? fieldProblem(parameter, value) : undefined;
  return (
    <Field
      hint={
        problem === undefined
          ? [placeName(parameter.in), parameter.type, parameter.note]
              .filter((part) => part !== undefined)
              .join(' · ')
          : problemText(problem)
      }
      id={id}
      label={
        <>
          {parameter.name === '' ? (
            apiMessages.wholeBody()
          ) : (
            <code>{parameter.name}</code>
          )}
          {parameter.required === true ? ' *' : null}
        </>
      }
    >
      <Control {...props} id={id} problem={problem} />
    </Field>
  );
}
