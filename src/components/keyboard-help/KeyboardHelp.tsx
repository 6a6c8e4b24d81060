import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import {useStored} from '../../lib/browser/storage';
import {usePopState} from '../../hooks/usePopState';
import {
  closeKeyboardHelp,
  openKeyboardHelp,
  useIsKeyboardHelpOpen,
} from './useKeyboardHelp';
import {usePageKeys} from './usePageKeys';
import {pageKeysChoice} from './pageKeys';
import {CheckBox} from '../ui/CheckBox';
import {CloseButton} from '../ui/CloseButton';
import {Icon} from '../ui/Icon';
import {quietButtonClass} from '../ui/QuietButton';
import {availableShortcuts, type Shortcut} from './shortcuts';
import styles from './KeyboardHelp.module.css';

const TITLE_ID = 'site-keyboard-help-title';

function dialogTitle(): string {
  return translate({message: 'Keyboard shortcuts'});
}

function Keys({keys}: Pick<Shortcut, 'keys'>): ReactNode {
  return keys.map((key, index) => (
    <span key={key}>
      {index > 0 ? ' + ' : null}
      <kbd>{key}</kbd>
    </span>
  ));
}

/** Turns the shortcuts off for readers whose other tools use the same keys. */
function PageKeysSwitch(): ReactNode {
  const [choice, choose] = useStored(pageKeysChoice);
  return (
    <CheckBox
      className={styles.switch}
      isChecked={choice === 'on'}
      onChange={(isOn) => {
        choose(isOn ? 'on' : 'off');
      }}
    >
      {translate({message: 'Use these keys on this site'})}
    </CheckBox>
  );
}

function KeyList(): ReactNode {
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title} id={TITLE_ID}>
          {dialogTitle()}
        </h2>
        <form method="dialog">
          <CloseButton label={translate({message: 'Close the list of keys'})} />
        </form>
      </div>
      <dl className={styles.list}>
        {availableShortcuts().map(({id, keys, label}) => (
          <div className={styles.row} key={id}>
            <dt>{label()}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
      <PageKeysSwitch />
      <p className={`${styles.note} quiet`}>
        {translate({message: 'The end of each page leads to this list.'})}
      </p>
    </>
  );
}

/** Lists the shortcuts that work on this page, in a modal dialog; a question mark opens it. */
export function KeyboardHelp(): ReactNode {
  const isOpen = useIsKeyboardHelpOpen();
  const ref = useRef<HTMLDialogElement>(null);
  usePageKeys();
  usePopState(closeKeyboardHelp);
  useEffect(() => {
    if (isOpen) {
      ref.current?.showModal();
    } else {
      ref.current?.close();
    }
  }, [isOpen]);
  return (
    <dialog
      aria-labelledby={TITLE_ID}
      className={`${styles.dialog} floating`}
      closedby="any"
      onClose={closeKeyboardHelp}
      ref={ref}
    >
      {isOpen ? <KeyList /> : null}
    </dialog>
  );
}

/** Opens the list of shortcuts without a key. */
export function KeyboardHelpButton(): ReactNode {
  return (
    <button
      aria-haspopup="dialog"
      className={clsx(quietButtonClass, styles.opener)}
      onClick={openKeyboardHelp}
      type="button"
    >
      <Icon name="keyboard" />
      {dialogTitle()}
    </button>
  );
}
