import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {clearStoredData} from './storedData';
import type {StoredEntry} from './storedEntries';
import type {InLocale} from '../../lib/localize';
import {Button} from '../ui/Button';
import {DataTable} from '../ui/DataTable';
import {ConsentSetting} from './ConsentSetting';

/** Where something is stored, and how long. */
const places = (): Record<StoredEntry['place'], string> => ({
  local: translate({message: 'Local storage, until you clear it'}),
  session: translate({message: 'Session storage, until the tab is closed'}),
  cache: translate({
    message: 'Cache, until you clear it or newer pages take its place',
  }),
});

/** Clears everything that the site stores, and announces it. */
function ClearButton(): ReactNode {
  const [removed, setRemoved] = useState<number>();
  const clear = async () => {
    setRemoved(await clearStoredData());
  };
  return (
    <div className="needs-script">
      <Button
        onClick={() => {
          void clear();
        }}
      >
        {translate({message: 'Clear everything in this table'})}
      </Button>
      <p role="status">
        {removed === undefined
          ? null
          : translate(
              {message: 'Cleared. Entries removed: {count}.'},
              {count: String(removed)},
            )}
      </p>
    </div>
  );
}

/** Lists everything that the site may store in the browser, with a button that clears it. */
export function StoredKeys({
  things,
}: {
  things: InLocale<StoredEntry>[];
}): ReactNode {
  return (
    <>
      <DataTable
        columns={[
          {
            header: translate({message: 'Name'}),
            cell: ({key}) => <code>{key.endsWith('-') ? `${key}…` : key}</code>,
          },
          {
            header: translate({message: 'Where, and how long'}),
            cell: ({place}) => places()[place],
          },
          {
            header: translate({message: 'What for'}),
            narrow: 'below',
            cell: ({purpose}) => purpose,
          },
        ]}
        keyOf={({id}) => id}
        label={translate({message: 'What the site may keep in your browser'})}
        rows={things}
      />
      <ClearButton />
      <ConsentSetting />
    </>
  );
}
