import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {showMessage} from '../status-messages/statusMessages';
import {useCopy} from '../../hooks/useCopy';
import {Button} from '../ui/Button';
import form from '../ui/form.module.css';
import styles from './styles.module.css';

interface SecretValueProps {
  /** Name of the value, for the accessible names of the buttons. */
  label: string;
  value: string;
  isSecret: boolean;
}

/** A value with a copy button; a secret is masked until the user shows it. */
export function SecretValue({
  label,
  value,
  isSecret,
}: SecretValueProps): ReactNode {
  const [isShown, setShown] = useState(!isSecret);
  const {isCopied, copy} = useCopy(() =>
    showMessage(
      translate({
        message:
          'The browser does not let this page copy. Show the value and copy it yourself.',
      }),
    ),
  );
  return (
    <div className={styles.value}>
      <output className={styles.secret}>
        {isShown ? value : '•'.repeat(16)}
      </output>
      <div className={form.actions}>
        {isSecret ? (
          <Button
            aria-label={
              isShown
                ? translate({message: 'Hide: {label}'}, {label})
                : translate({message: 'Show: {label}'}, {label})
            }
            onClick={() => setShown(!isShown)}
          >
            {isShown
              ? translate({message: 'Hide'})
              : translate({message: 'Show'})}
          </Button>
        ) : null}
        <Button
          aria-label={translate({message: 'Copy: {label}'}, {label})}
          isPrimary
          onClick={() => copy(value)}
        >
          {isCopied
            ? translate({message: 'Copied'})
            : translate({message: 'Copy'})}
        </Button>
      </div>
    </div>
  );
}
