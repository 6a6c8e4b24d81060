import {translate} from '@docusaurus/Translate';
import {useId, useRef, type ReactNode} from 'react';
import {useModalDialog} from '../../../hooks/useModalDialog';
import panel from '../../oauth-tools/styles.module.css';
import {buttonClass} from '../../ui/Button';
import styles from './styles.module.css';

interface ConfirmationProps {
  /** What the route does. */
  summary: string;
  request: string;
  onSend: () => void;
  onLeave: () => void;
}

/** Asks before a request that takes something away or replaces it. */
export function Confirmation({
  summary,
  request,
  onSend,
  onLeave,
}: ConfirmationProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useModalDialog(dialog, onLeave);
  return (
    <dialog
      aria-labelledby={title}
      className={styles.dialog}
      ref={dialog}
      role="alertdialog"
    >
      <div>
        <p className={styles.question} id={title}>
          {translate({
            id: 'api.try.confirm',
            message: 'Send this to your server?',
            description: 'Question before a request that takes something away',
          })}
        </p>
        <p>{summary}</p>
        <p>
          <code>{request}</code>
        </p>
        <div className={panel.actions}>
          <button
            className={buttonClass('default')}
            onClick={onLeave}
            type="button"
          >
            {translate({
              id: 'api.try.confirm.no',
              message: 'Cancel',
              description: 'Button that does not send the request',
            })}
          </button>
          <button
            className={buttonClass('primary')}
            onClick={onSend}
            type="button"
          >
            {translate({
              id: 'api.try.confirm.yes',
              message: 'Send',
              description: 'Button that sends the request after all',
            })}
          </button>
        </div>
      </div>
    </dialog>
  );
}
