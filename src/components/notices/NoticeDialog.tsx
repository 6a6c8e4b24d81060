import {translate} from '@docusaurus/Translate';
import {useId, useRef, type ReactNode} from 'react';
import {useEscape} from '../../hooks/useEscape';
import {useRestoreFocus} from '../../hooks/useRestoreFocus';
import {useModalDialog} from '../../hooks/useModalDialog';
import {useNoticeMark, useSelectedNotice} from './useNotice';
import type {Notice} from './notice';
import {CloseButton} from '../ui/CloseButton';
import {NoticeActionButton} from './NoticeActionButton';
import styles from './NoticeDialog.module.css';

interface OpenNoticeProps {
  notice: Notice;
  onClose: () => void;
}

/** Escape and a press on the backdrop close the notice, unless it has to be confirmed. */
function closeUnlessConfirm({notice, onClose}: OpenNoticeProps): () => void {
  return () => {
    if (!notice.confirm) {
      onClose();
    }
  };
}

function NoticeText({
  notice,
  onClose,
  titleId,
}: OpenNoticeProps & {titleId: string}): ReactNode {
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {notice.title}
        </h2>
        {notice.confirm ? null : (
          <CloseButton
            label={translate({message: 'Close the notice'})}
            onClose={onClose}
          />
        )}
      </div>
      {/* Sanitised at build time. */}
      <div
        className={styles.content}
        dangerouslySetInnerHTML={{__html: notice.html}}
      />
      {notice.actions.length > 0 ? (
        <div className={styles.actions}>
          {notice.actions.map((action) => (
            <NoticeActionButton
              action={action}
              key={action.text}
              onClose={onClose}
            />
          ))}
        </div>
      ) : null}
    </>
  );
}

/** A bar along the lower edge; the page above it stays usable. */
function NoticeBar(props: OpenNoticeProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useRestoreFocus(ref);
  useEscape(ref, closeUnlessConfirm(props));
  return (
    <div
      aria-labelledby={titleId}
      className={`${styles.bar} rising`}
      data-floats=""
      ref={ref}
      role="dialog"
    >
      <NoticeText {...props} titleId={titleId} />
    </div>
  );
}

/** A modal dialog over a blurred page. */
function FullscreenNotice(props: OpenNoticeProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModalDialog(ref, closeUnlessConfirm(props));
  return (
    <dialog
      aria-labelledby={titleId}
      className={`${styles.window} floating rising`}
      closedby={props.notice.confirm ? 'none' : 'closerequest'}
      ref={ref}
    >
      <div className={styles.windowContent}>
        <NoticeText {...props} titleId={titleId} />
      </div>
    </dialog>
  );
}

function UnlessClosed({notice}: {notice: Notice}): ReactNode {
  const [isPending, close] = useNoticeMark(notice);
  if (!isPending) {
    return null;
  }
  return notice.fullscreen ? (
    <FullscreenNotice notice={notice} onClose={close} />
  ) : (
    <NoticeBar notice={notice} onClose={close} />
  );
}

/** The notice for this page, until the reader closes it. */
export function NoticeDialog(): ReactNode {
  const notice = useSelectedNotice();
  return notice && <UnlessClosed key={notice.key} notice={notice} />;
}
