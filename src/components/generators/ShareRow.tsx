import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {showMessage} from '../status-messages/statusMessages';
import {useCopy} from '../../hooks/useCopy';
import {Button} from '../ui/Button';
import styles from './styles.module.css';

export interface ShareRowProps {
  /** The query string with these answers, given the current one. */
  searchOf: (search: string) => string;
  onReset: () => void;
  /** Whether any answer differs from its default. */
  isChanged: boolean;
}

/** Copies a link to the answers, or resets them. */
export function ShareRow({
  searchOf,
  onReset,
  isChanged,
}: ShareRowProps): ReactNode {
  const history = useHistory();
  const {isCopied, copy} = useCopy(() => {
    showMessage(
      translate({
        id: 'generator.share.failed',
        message:
          'The browser did not let the site copy. The address bar has the same link.',
        description: 'When the link to a generator could not be copied',
      }),
    );
  });
  return (
    <div className={clsx(styles.actions, 'needs-script')}>
      <Button
        onClick={() => {
          const {pathname, search} = history.location;
          copy(`${window.location.origin}${pathname}${searchOf(search)}`);
        }}
      >
        <span aria-live="polite">
          {isCopied
            ? translate({
                id: 'generator.share.done',
                message: 'Link copied',
                description: 'After the link to a generator was copied',
              })
            : translate({
                id: 'generator.share',
                message: 'Copy a link to these answers',
                description: 'Button that copies the link to a generator',
              })}
        </span>
      </Button>
      {isChanged ? (
        <Button onClick={onReset}>
          {translate({
            id: 'generator.reset',
            message: 'Start over',
            description: 'Button that forgets the answers given to a generator',
          })}
        </Button>
      ) : null}
    </div>
  );
}
