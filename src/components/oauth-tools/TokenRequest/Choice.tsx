import type {ReactNode} from 'react';
import form from '../../ui/form.module.css';

interface ChoiceProps {
  legend: string;
  name: string;
  options: readonly {value: string; label: string}[];
  value: string;
  onChange: (value: string) => void;
}

/** Asks for one of few options, all of them visible. */
export function Choice({
  legend,
  name,
  options,
  value: chosen,
  onChange,
}: ChoiceProps): ReactNode {
  return (
    <fieldset className={form.choices}>
      <legend>{legend}</legend>
      {options.map(({value, label}) => (
        <label key={value}>
          <input
            checked={value === chosen}
            name={name}
            onChange={() => onChange(value)}
            type="radio"
            value={value}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
