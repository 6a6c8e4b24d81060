import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import type {SettingsRecords} from '../../data/settings/schema';
import type {OfflineTool} from '../../markdown/facts/productBlocks';
import type {InLocale} from '../../lib/localize';
import {DataTable} from '../ui/DataTable';
import {Key, Note, Since, Value} from './cells';
import {meaningColumn} from './meaningColumn';

type Records = InLocale<SettingsRecords>;

const placeholderColumn = () =>
  translate({
    id: 'facts.column.placeholder',
    message: 'Placeholder',
    description: 'Column of the table of placeholders in preview addresses',
  });

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
            header: placeholderColumn(),
            cell: ({name}) => <Value value={name} />,
          },
          meaningColumn(),
        ]}
        keyOf={({name}) => name}
        label={translate({
          id: 'facts.placeholders.label',
          message: 'Placeholders, and letters in front of their names',
          description: 'Name of the table of placeholders',
        })}
        rows={[...values, ...codings]}
      />
      <Note text={order} />
      <DataTable
        columns={[
          {
            header: translate({
              id: 'facts.column.example',
              message: 'Example',
              description: 'Column of the table of examples of placeholders',
            }),
            cell: ({text}) => <Value value={text} />,
          },
          meaningColumn(),
        ]}
        keyOf={({text}) => text}
        label={translate({
          id: 'facts.placeholders.examples',
          message: 'Examples of placeholders',
          description: 'Name of the table of examples of placeholders',
        })}
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
            header: translate({
              id: 'facts.column.entry',
              message: 'Entry',
              description: 'Column of the table of passive ports',
            }),
            cell: ({form}) => <Value value={form} />,
          },
          meaningColumn(),
        ]}
        keyOf={({form}) => form}
        label={translate({
          id: 'facts.passivePorts.label',
          message: 'Forms of passive ports',
          description: 'Name of the table of passive ports',
        })}
        rows={forms}
      />
      <Note text={separator} />
      <Note text={rule} />
    </>
  );
}

function kindOfTool(kind: InLocale<OfflineTool>['kind']): string {
  const names: Record<InLocale<OfflineTool>['kind'], string> = {
    'built-in': translate({
      id: 'facts.tool.builtIn',
      message: 'built in',
      description: 'Kind of an offline download tool',
    }),
    program: translate({
      id: 'facts.tool.program',
      message: 'program',
      description: 'Kind of an offline download tool',
    }),
    drive: translate({
      id: 'facts.tool.drive',
      message: 'drive',
      description: 'Kind of an offline download tool',
    }),
  };
  return names[kind];
}

/** The tools for offline downloads. */
export function OfflineTools({
  tools,
}: {
  tools: InLocale<OfflineTool>[];
}): ReactNode {
  return (
    <DataTable
      columns={[
        {
          header: translate({
            id: 'facts.column.tool',
            message: 'Tool',
            description: 'Column of the table of offline download tools',
          }),
          cell: ({name, since}) => (
            <>
              <strong>{name}</strong>
              <Since version={since} />
            </>
          ),
        },
        {
          header: translate({
            id: 'facts.column.kind',
            message: 'Kind',
            description: 'Column of the table of offline download tools',
          }),
          cell: ({kind}) => kindOfTool(kind),
        },
        {
          header: translate({
            id: 'facts.column.settings',
            message: 'Settings',
            description: 'Column of the table of offline download tools',
          }),
          cell: ({settings}) =>
            settings.map(({key, label}, index) => (
              <Fragment key={key}>
                {index === 0 ? null : <br />}
                {label} <Key name={key} />
              </Fragment>
            )),
        },
        meaningColumn(),
      ]}
      keyOf={({name}) => name}
      label={translate({
        id: 'facts.tools.label',
        message: 'Offline download tools',
        description: 'Name of the table of offline download tools',
      })}
      rows={tools}
    />
  );
}
