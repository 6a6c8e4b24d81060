import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {showMessage} from '../status-messages/statusMessages';
import {useCopy} from '../../hooks/useCopy';
import {useDelayElapsed} from '../../hooks/useDelayElapsed';
import {useMediaQuery} from '../../hooks/useMediaQuery';
import {copiedCode} from '../../lib/copiedCode';
import {Icon} from '../ui/Icon';
import {VisuallyHidden} from '../ui/VisuallyHidden';
import styles from './CodeButtons.module.css';

/** Delay after which a page's copy buttons are shown, in milliseconds. */
const COPY_READY_DELAY = 500;

/** Window width from which there is room for copy buttons, in CSS pixels. */
const COPY_MIN_WIDTH = 420;

const roomForCopying = `(min-width: ${COPY_MIN_WIDTH}px)`;

interface CopyButtonProps {
  /** Returns the code as it is shown. */
  readCode: () => string;
  language: string;
}

function CopyButton({readCode, language}: CopyButtonProps): ReactNode {
  const {isCopied, copy} = useCopy(() => {
    showMessage(
      translate({
        message: 'The browser did not let the site copy. Select the code.',
      }),
    );
  });
  const copied = translate({message: 'Copied'});
  return (
    <>
      <button
        aria-label={
          isCopied ? undefined : translate({message: 'Copy the code'})
        }
        className={clsx('clean-btn', isCopied && styles.done)}
        type="button"
        onClick={() => copy(copiedCode(readCode(), language))}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? copied : translate({message: 'Copy'})}
      </button>
      <VisuallyHidden role="status">{isCopied ? copied : ''}</VisuallyHidden>
    </>
  );
}

interface CodeButtonsProps extends CopyButtonProps {
  /** More buttons, before the copy button. */
  children: ReactNode;
}

/** The buttons in the head of a code block. */
export function CodeButtons({
  readCode,
  language,
  children,
}: CodeButtonsProps): ReactNode {
  const hasRoom = useMediaQuery(roomForCopying);
  const isReady = useDelayElapsed(COPY_READY_DELAY);
  return (
    <div className={styles.buttons}>
      {children}
      {hasRoom && isReady ? (
        <CopyButton readCode={readCode} language={language} />
      ) : null}
    </div>
  );
}
