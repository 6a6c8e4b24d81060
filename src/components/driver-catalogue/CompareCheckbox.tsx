import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './DriverCatalogue.module.css';

interface CompareCheckboxProps {
  name: string;
  isChosen: boolean;
  onToggle: (name: string) => void;
}

export function CompareCheckbox({
  name,
  isChosen,
  onToggle,
}: CompareCheckboxProps): ReactNode {
  return (
    <label className={clsx(styles.compare, 'needs-script')}>
      <input
        aria-label={translate({message: 'Compare {name}'}, {name})}
        checked={isChosen}
        onChange={() => onToggle(name)}
        type="checkbox"
      />
      <span aria-hidden="true">{translate({message: 'Compare'})}</span>
    </label>
  );
}
