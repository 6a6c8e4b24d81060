import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import panel from '../ui/form.module.css';
import {copiedLabel, showCopyFailed} from '../status-messages/copyMessages';
import {CopyButton} from '../ui/CopyButton';
import {LongText} from '../ui/LongText';
import type {Results} from './evaluateChecks';
import type {Explain} from './useExplanations';
import {reportText} from './reportText';
import styles from './styles.module.css';

interface ReportProps {
  results: Results;
  version: string;
  explain: Explain;
}

/** The findings as a text to pass on. */
export function Report(props: ReportProps): ReactNode {
  const text = reportText(props);
  return (
    <details className={styles.more}>
      <summary>
        {translate({message: 'Report for a question or an issue'})}
      </summary>
      <p>
        {translate({
          message:
            'It holds the names of findings and numbers only: no address, no name of a file or an account, and no message of your server.',
        })}
      </p>
      <LongText
        className={styles.report}
        label={translate({message: 'Report'})}
      >
        {text}
      </LongText>
      <div className={panel.actions}>
        <CopyButton
          copied={copiedLabel()}
          onFail={showCopyFailed}
          text={() => text}
        >
          {translate({message: 'Copy the report'})}
        </CopyButton>
      </div>
    </details>
  );
}
