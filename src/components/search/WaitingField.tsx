import {translate} from '@docusaurus/Translate';
import {useRef, type KeyboardEvent, type ReactNode} from 'react';
import {useModalDialog} from '../../hooks/useModalDialog';
import {isSearchKey} from '../keyboard-help/pageKeys';
import {Spinner} from '../ui/Spinner';
import {searchName, searchPlaceholder} from './fieldMessages';
import styles from './WaitingField.module.css';

/** How long the reader waits for the dialog's code without a word, in milliseconds. */
const SPINNER_DELAY = 300;

interface WaitingFieldProps {
  text: string;
  onType: (text: string) => void;
  /** Whether an input method is composing a word, which must not be taken away from it. */
  onCompose: (isComposing: boolean) => void;
  onClose: () => void;
}

/** Takes what the reader types while the code of search is on its way. */
export function WaitingField({
  text,
  onType,
  onCompose,
  onClose,
}: WaitingFieldProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  useModalDialog(ref, onClose);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isSearchKey(event.nativeEvent)) {
      event.preventDefault();
      if (!event.repeat) {
        onClose();
      }
    }
  };
  return (
    <dialog aria-label={searchName()} className={styles.dialog} ref={ref}>
      <div className={styles.content}>
        <input
          aria-label={searchName()}
          className={styles.field}
          onChange={({target}) => {
            onType(target.value);
          }}
          onCompositionEnd={() => {
            onCompose(false);
          }}
          onCompositionStart={() => {
            onCompose(true);
          }}
          onKeyDown={onKeyDown}
          placeholder={searchPlaceholder()}
          type="search"
          value={text}
        />
        <Spinner
          delay={SPINNER_DELAY}
          label={translate({
            id: 'search.coming',
            message: 'Search is loading',
            description: 'What the reader waits for',
          })}
        />
      </div>
    </dialog>
  );
}
