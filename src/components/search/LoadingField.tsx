import {translate} from '@docusaurus/Translate';
import {useRef, type KeyboardEvent, type ReactNode} from 'react';
import {useModalDialog} from '../../hooks/useModalDialog';
import {isSearchKey} from '../keyboard-help/pageKeys';
import {Spinner} from '../ui/Spinner';
import {searchName, searchPlaceholder} from './fieldMessages';
import styles from './LoadingField.module.css';

const SPINNER_DELAY = 300;

interface LoadingFieldProps {
  text: string;
  onType: (text: string) => void;
  /** Replacing the field would break a composition of an input method. */
  onCompose: (isComposing: boolean) => void;
  onClose: () => void;
}

/** Field of search while the code of the dialog loads; what is typed here goes on in the dialog. */
export function LoadingField({
  text,
  onType,
  onCompose,
  onClose,
}: LoadingFieldProps): ReactNode {
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
          onChange={({target}) => onType(target.value)}
          onCompositionEnd={() => onCompose(false)}
          onCompositionStart={() => onCompose(true)}
          onKeyDown={onKeyDown}
          placeholder={searchPlaceholder()}
          type="search"
          value={text}
        />
        <Spinner
          delay={SPINNER_DELAY}
          label={translate({message: 'Search is loading'})}
        />
      </div>
    </dialog>
  );
}
