import {translate} from '@docusaurus/Translate';
import {useId, useRef, type ReactNode} from 'react';
import {useModalDialog} from '../../../hooks/useModalDialog';
import panel from '../../oauth-tools/styles.module.css';
import {Button} from '../../ui/Button';
import styles from './styles.module.css';

interface ConfirmationProps {
  /** What the route does. */
  summary: string;
  request: string;
  onSend: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before a request that deletes or replaces something. */
export function Confirmation({
  summary,
  request,
  onSend,
  onCancel,
}: ConfirmationProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useModalDialog(dialog, onCancel);
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
          <Button onClick={onCancel}>
            {translate({
              id: 'api.try.confirm.no',
              message: 'Cancel',
              description: 'Button that does not send the request',
            })}
          </Button>
          <Button isPrimary onClick={onSend}>
            {translate({
              id: 'api.try.confirm.yes',
              message: 'Send',
              description: 'Button that sends the request after all',
            })}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
