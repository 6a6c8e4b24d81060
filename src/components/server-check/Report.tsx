import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {saveFile} from '../../lib/browser/saveFile';
import panel from '../oauth-tools/styles.module.css';
import {showMessage} from '../status-messages/statusMessages';
import {Button, buttonClass} from '../ui/Button';
import {CopyButton} from '../ui/CopyButton';
import {LongText} from '../ui/LongText';
import type {Results} from './evaluateChecks';
import type {Explain} from './explanations';
import {issueAddress, reportText} from './reportText';
import styles from './styles.module.css';

function showCopyFailed(): void {
  showMessage(
    translate({
      id: 'serverCheck.report.copyFailed',
      message:
        'The browser did not let the site copy. Save the report instead.',
      description: 'When a report could not be copied',
    }),
  );
}

interface ReportProps {
  results: Results;
  version: string;
  explain: Explain;
}

/** The findings as a text to pass on. */
export function Report(props: ReportProps): ReactNode {
  const text = reportText(props);
  const issue = issueAddress(props);
  return (
    <details className={styles.more}>
      <summary>
        {translate({
          id: 'serverCheck.report',
          message: 'Report for a question or an issue',
          description: 'Opens the report about a server',
        })}
      </summary>
      <p>
        {translate({
          id: 'serverCheck.report.note',
          message:
            'It holds the names of findings and numbers only: no address, no name of a file or an account, and no message of your server.',
          description: 'Above the report about a server',
        })}
      </p>
      <LongText
        className={styles.report}
        label={translate({
          id: 'serverCheck.report.label',
          message: 'Report',
          description: 'Name of the text of the report about a server',
        })}
      >
        {text}
      </LongText>
      <div className={panel.actions}>
        <CopyButton
          copied={translate({
            id: 'serverCheck.report.copied',
            message: 'Copied',
            description: 'After a report was copied',
          })}
          onFail={showCopyFailed}
          text={() => text}
        >
          {translate({
            id: 'serverCheck.report.copy',
            message: 'Copy the report',
            description: 'Button below a report about a server',
          })}
        </CopyButton>
        <Button
          onClick={() => {
            saveFile('alist-server-report.txt', text);
          }}
        >
          {translate({
            id: 'serverCheck.report.save',
            message: 'Save the report',
            description: 'Button below a report about a server',
          })}
        </Button>
        {issue === undefined ? null : (
          <Link className={buttonClass('default')} to={issue}>
            {translate({
              id: 'serverCheck.report.issue',
              message: 'Open an issue with it',
              description: 'Link to the form for issues, with the report in it',
            })}
          </Link>
        )}
      </div>
    </details>
  );
}
