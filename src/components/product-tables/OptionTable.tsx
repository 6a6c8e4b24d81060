import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {DriverOption} from '../../data/drivers/schema';
import type {StorageOption} from '../../data/storageOptions/schema';
import type {InLocale} from '../../lib/localize';
import {punctuationOf} from '../../lib/punctuation';
import {AllowedValues, NamedKey, Note, Since, Value} from './cells';
import {typeColumn} from './columns';
import {columnNames, words} from './messages';
import {tableOf, type Table} from './tableOf';

type Option = Omit<InLocale<DriverOption>, 'prefilled'> & {
  prefilled?: DriverOption['prefilled'];
  /** When the form shows the field, if not always. */
  shownWhen?: string;
  exceptions?: InLocale<StorageOption>['exceptions'];
};

function Default({option}: {option: Option}): ReactNode {
  switch (option.prefilled) {
    case 'builtIn':
      return words.builtIn();
    case 'sample':
      return words.sample();
    case undefined:
      return <Value value={option.default} />;
  }
}

/** Drivers with another default. */
function Exceptions({exceptions = []}: Pick<Option, 'exceptions'>): ReactNode {
  const {colon, item, open, close} = punctuationOf([words.oneOf()]);
  return exceptions.map(({drivers, default: start, values}) => (
    <p key={drivers}>
      {drivers}
      {colon}
      <code>{start}</code>
      {values === undefined ? null : `${open}${values.join(item)}${close}`}
    </p>
  ));
}

/** The fields of AList's form for a storage, with their keys. */
export const OptionTable = tableOf('options', (): Table<Option> => ({
  label: translate({message: 'Fields of the form'}),
  columns: [
    {
      header: columnNames.field(),
      cell: ({label, key, required}) => (
        <NamedKey label={label} name={key} required={required} />
      ),
    },
    typeColumn(),
    {
      header: columnNames.default(),
      narrow: 'named',
      cell: (option) => <Default option={option} />,
    },
    {
      header: columnNames.meaning(),
      narrow: 'below',
      cell: ({note, values, shownWhen, exceptions, since}) => (
        <>
          <Note text={note} />
          <AllowedValues values={values} />
          <Note text={shownWhen} />
          <Exceptions exceptions={exceptions} />
          <Since version={since} />
        </>
      ),
    },
  ],
  keyOf: ({key}) => key,
}));

export {OptionTable as DriverOptions, OptionTable as StorageOptions};
