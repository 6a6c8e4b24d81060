import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {locales} from '../../config/locales';
import {useLocale} from '../../hooks/useLocale';
import type {RequestLogEntry} from './requestLogEntries';
import {DataTable} from '../ui/DataTable';
import {outcomeText} from './messages';
import styles from './styles.module.css';

/** The requests that the page made: host, fields and outcome. Secrets are blanked. */
export function RequestLog({
  entries,
}: {
  entries: readonly RequestLogEntry[];
}): ReactNode {
  const {htmlLang} = locales[useLocale()];
  const time = new Intl.DateTimeFormat(htmlLang, {timeStyle: 'medium'});
  return entries.length === 0 ? null : (
    <details className={styles.details}>
      <summary>
        {translate(
          {
            id: 'tools.ledger.summary',
            message: 'Requests made by this page: {count}',
            description: 'Opens the list of requests',
          },
          {count: entries.length},
        )}
      </summary>
      <DataTable
        columns={[
          {
            header: translate({
              id: 'tools.ledger.time',
              message: 'Time',
              description: 'Column of the list of requests',
            }),
            cell: ({startedAt}) => time.format(startedAt),
          },
          {
            header: translate({
              id: 'tools.ledger.host',
              message: 'Sent to',
              description: 'Column of the list of requests',
            }),
            cell: ({method, host, path}) => (
              <code>
                {method} {host}
                {path}
              </code>
            ),
          },
          {
            header: translate({
              id: 'tools.ledger.fields',
              message: 'Fields',
              description: 'Column of the list of requests',
            }),
            cell: ({sent}) =>
              sent.map(({name, shown}) => (
                <code className={styles.sent} key={name}>
                  {name}={shown}
                </code>
              )),
          },
          {
            header: translate({
              id: 'tools.ledger.outcome',
              message: 'Outcome',
              description: 'Column of the list of requests',
            }),
            cell: ({outcome, duration}) => outcomeText(outcome, duration),
          },
        ]}
        keyOf={({id}) => String(id)}
        label={translate({
          id: 'tools.ledger.label',
          message: 'Requests made by this page',
          description: 'Name of the list of requests',
        })}
        rows={entries}
      />
    </details>
  );
}
