import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {clearStoredData} from './storedData';
import type {StoredEntry} from './storedEntries';
import type {InLocale} from '../../lib/localize';
import {Button} from '../ui/Button';
import {DataTable} from '../ui/DataTable';
import {ConsentSetting} from './ConsentSetting';

function placeName(place: StoredEntry['place']): string {
  switch (place) {
    case 'local':
      return translate({
        id: 'privacy.place.local',
        message: 'Local storage, until you clear it',
        description: 'Where something is kept in the browser',
      });
    case 'session':
      return translate({
        id: 'privacy.place.session',
        message: 'Session storage, until the tab is closed',
        description: 'Where something is kept in the browser',
      });
    case 'cache':
      return translate({
        id: 'privacy.place.cache',
        message: 'Cache, until you clear it or newer pages take its place',
        description: 'Where something is kept in the browser',
      });
  }
}

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
        {translate({
          id: 'privacy.clear',
          message: 'Clear everything in this table',
          description: 'Button that removes what the site keeps',
        })}
      </Button>
      <p role="status">
        {removed === undefined
          ? null
          : translate(
              {
                id: 'privacy.cleared',
                message: 'Cleared. Entries removed: {count}.',
                description: 'After the site removed what it kept',
              },
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
            header: translate({
              id: 'facts.column.name',
              message: 'Name',
              description: 'Column of the table of what the site keeps',
            }),
            cell: ({key}) => <code>{key.endsWith('-') ? `${key}…` : key}</code>,
          },
          {
            header: translate({
              id: 'facts.column.place',
              message: 'Where, and how long',
              description: 'Column of the table of what the site keeps',
            }),
            cell: ({place}) => placeName(place),
          },
          {
            header: translate({
              id: 'facts.column.purpose',
              message: 'What for',
              description: 'Column of the table of what the site keeps',
            }),
            cell: ({purpose}) => purpose,
          },
        ]}
        keyOf={({id}) => id}
        label={translate({
          id: 'privacy.label',
          message: 'What the site may keep in your browser',
          description: 'Name of the table of what the site keeps',
        })}
        rows={things}
      />
      <ClearButton />
      <ConsentSetting />
    </>
  );
}
