import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {showMessage} from '../status-messages/statusMessages';
import {fetchMarkdown} from './pageMarkdown';
import {useCopy} from '../../hooks/useCopy';
import {isToolPage} from '../../lib/toolPage';
import {Icon} from '../ui/Icon';
import {QuietButton} from '../ui/QuietButton';
import {VisuallyHidden} from '../ui/VisuallyHidden';

/** Fetches the page's Markdown copy and puts it in the clipboard. Not on pages that show credentials, which the copy does not have. */
export function CopyPageButton({className}: {className?: string}): ReactNode {
  const {pathname} = useLocation();
  const {isCopied, copy} = useCopy(() => {
    showMessage(
      translate({
        message:
          'The page could not be copied. Check the connection and try again.',
      }),
    );
  });
  const copied = translate({message: 'Copied'});
  const copyMarkdown = translate({message: 'Copy as Markdown'});
  return isToolPage(pathname) ? null : (
    <>
      <QuietButton
        className={className}
        onClick={() => copy(fetchMarkdown(pathname))}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? copied : copyMarkdown}
      </QuietButton>
      <VisuallyHidden role="status">{isCopied ? copied : ''}</VisuallyHidden>
    </>
  );
}
