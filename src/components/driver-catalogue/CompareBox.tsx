import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './DriverCatalogue.module.css';

interface CompareBoxProps {
  name: string;
  isChosen: boolean;
  onToggle: (name: string) => void;
}

/** Puts a driver beside others, or takes it away. */
export function CompareBox({
  name,
  isChosen,
  onToggle,
}: CompareBoxProps): ReactNode {
  return (
    <label className={clsx(styles.compare, 'needs-script')}>
      <input
        aria-label={translate(
          {
            id: 'catalogue.compare.choose',
            message: 'Compare {name}',
            description: 'Check box that puts a driver beside others',
          },
          {name},
        )}
        checked={isChosen}
        onChange={() => {
          onToggle(name);
        }}
        type="checkbox"
      />
      <span aria-hidden="true">
        {translate({
          id: 'catalogue.compare',
          message: 'Compare',
          description:
            'Short label of the check box that puts a driver beside others',
        })}
      </span>
    </label>
  );
}
