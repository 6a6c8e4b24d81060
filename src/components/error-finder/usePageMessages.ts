import {useState} from 'react';
import {useSearchSource} from '../search/useSearchSource';
import {messagesFile, type PageMessages} from './pageMessages';

/** The messages of all pages: `waiting` before anything is typed. */
export type LoadedMessages = 'waiting' | 'loading' | 'failed' | PageMessages;

async function fetchMessages(address: string): Promise<PageMessages> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return (await response.json()) as PageMessages;
}

/** The messages that the pages explain, and a function that fetches them; after a failure it tries again. */
export function usePageMessages(): {
  loaded: LoadedMessages;
  load: () => void;
} {
  const {base, version} = useSearchSource();
  const [loaded, setLoaded] = useState<LoadedMessages>('waiting');
  return {
    loaded,
    load: () => {
      if (loaded === 'waiting' || loaded === 'failed') {
        setLoaded('loading');
        fetchMessages(`${base}${messagesFile(version)}`).then(setLoaded, () => {
          setLoaded('failed');
        });
      }
    },
  };
}
