import type {ReactNode} from 'react';

interface CheckBoxProps {
  className?: string | undefined;
  isChecked: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
}

export function CheckBox({
  className,
  isChecked,
  isDisabled = false,
  onChange,
  children,
}: CheckBoxProps): ReactNode {
  return (
    <label className={className}>
      <input
        checked={isChecked}
        disabled={isDisabled}
        onChange={({target}) => onChange(target.checked)}
        type="checkbox"
      />
      {children}
    </label>
  );
}
