import {translate} from '@docusaurus/Translate';
import {useId, useRef, type ReactNode} from 'react';
import {useModalDialog} from '../../../hooks/useModalDialog';
import panel from '../../ui/form.module.css';
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
      className={`${styles.dialog} floating`}
      ref={dialog}
      role="alertdialog"
    >
      <div>
        <p className={styles.question} id={title}>
          {translate({message: 'Send this to your server?'})}
        </p>
        <p>{summary}</p>
        <p>
          <code>{request}</code>
        </p>
        <div className={panel.actions}>
          <Button onClick={onCancel}>{translate({message: 'Cancel'})}</Button>
          <Button isPrimary onClick={onSend}>
            {translate({message: 'Send'})}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
