import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {site} from '../../config/site';
import {saveFile} from '../../lib/browser/saveFile';
import {showMessage} from '../status-messages/statusMessages';
import panel from '../oauth-tools/styles.module.css';
import {buttonClass} from '../ui/Button';
import {CheckBox} from '../ui/CheckBox';
import {CopyButton} from '../ui/CopyButton';
import {LongText} from '../ui/LongText';
import {dataOf, type Observations} from './fetching/observation';
import type {Target} from './fetching/requests';
import {faultsFirst, type Result} from './evaluateChecks';
import {certaintyName} from './messages';
import {
  issueAddress,
  issueReport,
  privateTexts,
  reportText,
} from './reportText';
import styles from './styles.module.css';
import {useExplanationAddress} from './useExplanationAddress';

interface ReportProps {
  results: readonly Result[];
  target: Target;
  seen: Observations;
}

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

/** The findings of all parts of the check as one text to pass on. */
export function Report({results, target, seen}: ReportProps): ReactNode {
  const [isForIssue, setForIssue] = useState(false);
  const explanationAddress = useExplanationAddress();
  if (results.length === 0) {
    return null;
  }
  const sorted = faultsFirst(results);
  const privately = privateTexts(target, seen);
  const text = isForIssue
    ? issueReport(sorted, privately)
    : reportText(sorted, privately, {
        nameOf: ({finding}) => certaintyName(finding.certainty),
        addressOf: ({check, finding}) =>
          site.url + explanationAddress(finding.page ?? check.page),
      });
  const issue = issueAddress(
    sorted,
    privately,
    dataOf(seen, 'settings')?.version ?? '',
  );
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
            'Addresses, names of files and secrets are masked. Read it before you post it.',
          description: 'Above the report about a server',
        })}
      </p>
      <div className={panel.choices}>
        <CheckBox isChecked={isForIssue} onChange={setForIssue}>
          {translate({
            id: 'serverCheck.report.english',
            message: 'Short and in English, for an issue',
            description: 'Checkbox above the report about a server',
          })}
        </CheckBox>
      </div>
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
        <button
          className={buttonClass('default')}
          onClick={() => {
            saveFile('alist-server-report.txt', text);
          }}
          type="button"
        >
          {translate({
            id: 'serverCheck.report.save',
            message: 'Save the report',
            description: 'Button below a report about a server',
          })}
        </button>
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
