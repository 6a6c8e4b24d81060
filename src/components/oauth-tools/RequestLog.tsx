import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {locales} from '../../config/locales';
import {useLocale} from '../../hooks/useLocale';
import type {Calls} from './useCalls';
import {DataTable} from '../ui/DataTable';
import {outcomeText} from './messages';
import form from '../ui/form.module.css';
import styles from './styles.module.css';

/** The requests that the page made: host, fields and outcome. Secrets are blanked. */
export function RequestLog({
  entries,
}: {
  entries: Calls['requestLog'];
}): ReactNode {
  const {htmlLang} = locales[useLocale()];
  const time = new Intl.DateTimeFormat(htmlLang, {timeStyle: 'medium'});
  return entries.length === 0 ? null : (
    <details className={form.details}>
      <summary>
        {translate(
          {message: 'Requests made by this page: {count}'},
          {count: entries.length},
        )}
      </summary>
      <DataTable
        columns={[
          {
            header: translate({message: 'Sent at'}),
            cell: ({startedAt}) => time.format(startedAt),
          },
          {
            header: translate({message: 'Sent to'}),
            cell: ({method, host, path}) => (
              <code>
                {method} {host}
                {path}
              </code>
            ),
          },
          {
            header: translate({message: 'Fields'}),
            cell: ({sent}) =>
              sent.map(({name, shown}) => (
                <code className={styles.sent} key={name}>
                  {name}={shown}
                </code>
              )),
          },
          {
            header: translate({message: 'Outcome'}),
            cell: ({end, duration}) => outcomeText(end, duration),
          },
        ]}
        keyOf={({id}) => String(id)}
        label={translate({message: 'Requests made by this page'})}
        rows={entries}
      />
    </details>
  );
}
