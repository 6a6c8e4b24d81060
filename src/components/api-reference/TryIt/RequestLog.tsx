import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useStore} from '../../../lib/browser/store';
import {requestLog} from './loggedRequests';
import {useLocale} from '../../../hooks/useLocale';
import panel from '../../ui/form.module.css';
import {Button} from '../../ui/Button';
import {DataTable} from '../../ui/DataTable';
import {endText, withUnit} from './messages';

/** The requests since the site was loaded, without secrets. */
export function RequestLog(): ReactNode {
  const entries = useStore(requestLog);
  const locale = useLocale();
  return entries.length === 0 ? null : (
    <details className={panel.details}>
      <summary>
        {translate(
          {message: 'Requests since the site was loaded: {count}'},
          {count: entries.length},
        )}
      </summary>
      <DataTable
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
              duration === undefined
                ? ''
                : withUnit(duration, 'millisecond', locale),
          },
          {
            header: translate({message: 'Size'}),
            cell: ({end}) =>
              end?.kind === 'answered'
                ? withUnit(end.size, 'byte', locale)
                : '',
          },
        ]}
        keyOf={({id}) => String(id)}
        label={translate({message: 'Requests since the site was loaded'})}
        rows={[...entries].reverse()}
      />
      <div className={panel.actions}>
        <Button onClick={() => requestLog.set([])}>
          {translate({message: 'Clear the list'})}
        </Button>
      </div>
    </details>
  );
}
