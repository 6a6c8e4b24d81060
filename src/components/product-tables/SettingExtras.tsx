import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import type {SettingsRecords} from '../../data/settings/schema';
import type {OfflineTool} from '../../markdown/facts/productBlocks';
import type {InLocale} from '../../lib/localize';
import {DataTable} from '../ui/DataTable';
import {Key, Note, Since, Value} from './cells';
import {meaningColumn} from './columns';
import {tableOf, type Table} from './tableOf';

type Records = InLocale<SettingsRecords>;

/** The placeholders in the address of a preview, and their encodings. */
export function PreviewPlaceholders({
  placeholders: {values, letters, order, examples},
}: Pick<Records, 'placeholders'>): ReactNode {
  const codings = letters.map(({letter, note}) => ({name: letter, note}));
  return (
    <>
      <DataTable
        columns={[
          {
            header: translate({message: 'Placeholder'}),
            cell: ({name}) => <Value value={name} />,
          },
          meaningColumn(),
        ]}
        keyOf={({name}) => name}
        label={translate({
          message: 'Placeholders, and letters in front of their names',
        })}
        rows={[...values, ...codings]}
      />
      <Note text={order} />
      <DataTable
        columns={[
          {
            header: translate({message: 'Example'}),
            cell: ({text}) => <Value value={text} />,
          },
          meaningColumn(),
        ]}
        keyOf={({text}) => text}
        label={translate({message: 'Examples of placeholders'})}
        rows={examples}
      />
    </>
  );
}

/** The syntax of the FTP server's passive ports. */
export function FtpPassivePorts({
  ports: {forms, separator, rule},
}: {
  ports: Records['ftpPassivePorts'];
}): ReactNode {
  return (
    <>
      <DataTable
        columns={[
          {
            header: translate({message: 'Entry'}),
            cell: ({form}) => <Value value={form} />,
          },
          meaningColumn(),
        ]}
        keyOf={({form}) => form}
        label={translate({message: 'Forms of passive ports'})}
        rows={forms}
      />
      <Note text={separator} />
      <Note text={rule} />
    </>
  );
}

function kindOfTool(kind: InLocale<OfflineTool>['kind']): string {
  const names: Record<InLocale<OfflineTool>['kind'], string> = {
    'built-in': translate({message: 'built in'}),
    program: translate({message: 'program'}),
    drive: translate({message: 'drive'}),
  };
  return names[kind];
}

export const OfflineTools = tableOf(
  'tools',
  (): Table<InLocale<OfflineTool>> => ({
    label: translate({message: 'Offline download tools'}),
    columns: [
      {
        header: translate({message: 'Tool'}),
        cell: ({name, since}) => (
          <>
            <strong>{name}</strong>
            <Since version={since} />
          </>
        ),
      },
      {
        header: translate({message: 'Kind'}),
        cell: ({kind}) => kindOfTool(kind),
      },
      {
        header: translate({message: 'Settings'}),
        cell: ({settings}) =>
          settings.map(({key, label}, index) => (
            <Fragment key={key}>
              {index === 0 ? null : <br />}
              {label} <Key name={key} />
            </Fragment>
          )),
      },
      meaningColumn(),
    ],
    keyOf: ({name}) => name,
  }),
);
