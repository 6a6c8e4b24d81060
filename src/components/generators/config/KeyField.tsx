import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {randomText} from '../../../lib/webCrypto';
import {isSecretKey, type ConfigField} from './configFile';
import {Button} from '../../ui/Button';
import {ChoiceField, TextField} from '../../ui/Field';

/** Random bytes of a generated value. */
const SECRET_BYTES = 32;

/** Secrets that users choose themselves; others are issued by a service. */
const generatable: ReadonlySet<string> = new Set([
  'jwt_secret',
  'database.password',
]);

interface KeyFieldProps {
  field: ConfigField;
  value: string;
  /** Why the value is invalid. */
  problem: string | undefined;
  onChange: (value: string) => void;
}

function placeholderOf({default: initial}: ConfigField): string {
  if (initial === null) {
    return translate({message: 'Made at the first start'});
  }
  const value = String(initial);
  return value === ''
    ? translate({message: 'Default: empty'})
    : translate({message: 'Default: {value}'}, {value});
}

/** The field of one key; empty means the default. */
export function KeyField({
  field,
  value,
  problem,
  onChange,
}: KeyFieldProps): ReactNode {
  const {key, type, values} = field;
  const initial = placeholderOf(field);
  const choices = type === 'bool' ? ['true', 'false'] : values;
  if (choices !== undefined) {
    return (
      <ChoiceField
        choices={choices.map((choice) => ({value: choice, label: choice}))}
        label={key}
        onChange={onChange}
        open={initial}
        problem={problem}
        value={choices.includes(value) ? value : ''}
      />
    );
  }
  const answer = (
    <TextField
      hint={
        isSecretKey(key)
          ? translate({
              message: 'Stays in this page, also when you copy the link.',
            })
          : undefined
      }
      label={key}
      kind={type === 'int' ? 'number' : 'text'}
      onChange={onChange}
      placeholder={initial}
      problem={problem}
      value={value}
    />
  );
  return generatable.has(key) ? (
    <div>
      {answer}
      <Button
        aria-label={translate({message: 'Make a random value: {key}'}, {key})}
        onClick={() => {
          onChange(randomText(SECRET_BYTES));
        }}
      >
        {translate({message: 'Make a random value'})}
      </Button>
    </div>
  ) : (
    answer
  );
}
