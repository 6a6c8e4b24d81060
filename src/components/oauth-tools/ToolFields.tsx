import type {ReactNode} from 'react';
import type {Values} from '../../data/oauthProviders/values';
import type {InLocale} from '../../lib/localize';
import {TextField} from '../ui/Field';
import type {ToolInput} from './toolView';

interface ToolFieldsProps {
  inputs: readonly InLocale<ToolInput>[];
  typed: Values;
  onChange: (typed: Values) => void;
  hint?: string;
  problem?: string | undefined;
}

/** The fields in which a reader enters the values of a tool. */
export function ToolFields({
  inputs,
  typed,
  onChange,
  ...below
}: ToolFieldsProps): ReactNode {
  return inputs.map(({name, kind, label, required}) => (
    <TextField
      {...below}
      isRequired={required}
      key={name}
      kind={kind}
      label={label}
      onChange={(text) =>
        onChange({
          ...typed,
          // Spaces at the ends may belong to a password.
          [name]: name === 'password' ? text : text.trim(),
        })
      }
      value={typed[name] ?? ''}
    />
  ));
}
