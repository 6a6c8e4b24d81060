import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useMovedSection} from './useMovedSection';
import frame from '../ui/note.module.css';

/** Says above the text that the section of a followed link is not on the page. */
export function MovedSection(): ReactNode {
  const isUnknown = useMovedSection();
  return (
    <div aria-live="polite">
      {isUnknown ? (
        <p className={frame.note}>
          <Translate>
            The section you are looking for has moved. Check the contents of
            this page.
          </Translate>
        </p>
      ) : null}
    </div>
  );
}
