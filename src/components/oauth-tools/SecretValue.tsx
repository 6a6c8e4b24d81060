import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {showMessage} from '../status-messages/statusMessages';
import {useCopy} from '../../hooks/useCopy';
import {buttonClass} from '../ui/Button';
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
        id: 'tools.value.copyFailed',
        message:
          'The browser does not let this page copy. Show the value and copy it yourself.',
        description: 'When a value could not be copied',
      }),
    ),
  );
  return (
    <div className={styles.value}>
      <output className={styles.secret}>
        {isShown ? value : '•'.repeat(16)}
      </output>
      <div className={styles.actions}>
        {isSecret ? (
          <button
            aria-label={
              isShown
                ? translate(
                    {
                      id: 'tools.value.hide.label',
                      message: 'Hide: {label}',
                      description: 'Name of the button that masks a value',
                    },
                    {label},
                  )
                : translate(
                    {
                      id: 'tools.value.show.label',
                      message: 'Show: {label}',
                      description: 'Name of the button that shows a value',
                    },
                    {label},
                  )
            }
            className={buttonClass('default')}
            onClick={() => setShown(!isShown)}
            type="button"
          >
            {isShown
              ? translate({
                  id: 'tools.value.hide',
                  message: 'Hide',
                  description: 'Button that masks a value',
                })
              : translate({
                  id: 'tools.value.show',
                  message: 'Show',
                  description: 'Button that shows a masked value',
                })}
          </button>
        ) : null}
        <button
          aria-label={translate(
            {
              id: 'tools.value.copy.label',
              message: 'Copy: {label}',
              description: 'Name of the button that copies a value',
            },
            {label},
          )}
          className={buttonClass('primary')}
          onClick={() => copy(value)}
          type="button"
        >
          {isCopied
            ? translate({
                id: 'tools.value.copied',
                message: 'Copied',
                description: 'After a value was copied',
              })
            : translate({
                id: 'tools.value.copy',
                message: 'Copy',
                description: 'Button that copies a value',
              })}
        </button>
      </div>
    </div>
  );
}
