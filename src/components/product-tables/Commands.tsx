import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {CliCommand} from '../../data/cli/schema';
import type {InLocale} from '../../lib/localize';
import {Note, Since} from './cells';
import styles from './styles.module.css';
import {columnNames} from './messages';
import {tableOf, type Table} from './tableOf';

type Command = InLocale<CliCommand>;

function usage({command, args = []}: Command): string {
  const names = args.map(({name, required}) => (required ? name : `[${name}]`));
  return ['alist', command, ...names].join(' ');
}

function Details({args = [], flags = []}: Command): ReactNode {
  const rows = [
    ...args.map(({name, note}) => ({name, note})),
    ...flags.map(({flag, short, note}) => ({
      name: short === undefined ? flag : `${flag}, ${short}`,
      note,
    })),
  ];
  return rows.length === 0 ? null : (
    <ul className={styles.plain}>
      {rows.map(({name, note}) => (
        <li key={name}>
          <code>{name}</code> <Note text={note} />
        </li>
      ))}
    </ul>
  );
}

export const Commands = tableOf('commands', (): Table<Command> => ({
  label: translate({message: 'Commands'}),
  columns: [
    {
      header: translate({message: 'Command'}),
      cell: (command) => <code>{usage(command)}</code>,
    },
    {
      header: columnNames.meaning(),
      narrow: 'below',
      cell: (command) => (
        <>
          <Note text={command.note} />
          <Details {...command} />
          <Since version={command.since} />
        </>
      ),
    },
  ],
  keyOf: ({command}) => command,
}));
