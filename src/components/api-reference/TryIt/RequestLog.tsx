import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {locales} from '../../../config/locales';
import {clearRequestLog, useRequestLog} from './requestLogStore';
import {useLocale} from '../../../hooks/useLocale';
import type {RequestLogEntry} from '../openapi/requestLog';
import panel from '../../oauth-tools/styles.module.css';
import {Button} from '../../ui/Button';
import {DataTable} from '../../ui/DataTable';
import {bytesText, endText} from './messages';

/** The requests since the site was loaded, without secrets. */
export function RequestLog(): ReactNode {
  const entries = useRequestLog();
  const {htmlLang} = locales[useLocale()];
  const number = new Intl.NumberFormat(htmlLang);
  const numberOr = (value: number | undefined) =>
    value === undefined ? '' : number.format(value);
  return entries.length === 0 ? null : (
    <details className={panel.details}>
      <summary>
        {translate(
          {message: 'Requests since the site was loaded: {count}'},
          {count: number.format(entries.length)},
        )}
      </summary>
      <DataTable<RequestLogEntry>
        columns={[
          {
            header: translate({message: 'Request'}),
            cell: ({method, address}) => (
              <code>
                {method} {address}
              </code>
            ),
          },
          {
            header: translate({message: 'Outcome'}),
            cell: ({end}) => endText(end),
          },
          {
            header: translate({message: 'Time'}),
            cell: ({duration}) =>
              duration === undefined ? '' : `${numberOr(duration)} ms`,
          },
          {
            header: translate({message: 'Size'}),
            cell: ({end}) =>
              end?.kind === 'answered' ? bytesText(numberOr(end.size)) : '',
          },
        ]}
        keyOf={({id}) => String(id)}
        label={translate({message: 'Requests since the site was loaded'})}
        rows={[...entries].reverse()}
      />
      <div className={panel.actions}>
        <Button onClick={clearRequestLog}>
          {translate({message: 'Clear the list'})}
        </Button>
      </div>
    </details>
  );
}
