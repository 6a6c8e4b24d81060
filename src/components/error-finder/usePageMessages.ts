import {
  useActiveVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useState} from 'react';
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
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const latest = useLatestVersion(undefined);
  const {name} = useActiveVersion(undefined) ?? latest;
  const [loaded, setLoaded] = useState<LoadedMessages>('waiting');
  return {
    loaded,
    load: () => {
      if (loaded === 'waiting' || loaded === 'failed') {
        setLoaded('loading');
        fetchMessages(`${baseUrl}${messagesFile(name)}`).then(setLoaded, () => {
          setLoaded('failed');
        });
      }
    },
  };
}
