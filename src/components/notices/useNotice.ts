import {useLocation} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useMemo} from 'react';
import {storageKeys} from '../../config/storageKeys';
import {selectNotice, type Notice} from './notice';
import {storedMark} from '../../lib/storedValue';
import {useStored} from '../../lib/browser/storage';
import {useHydrated} from '../../hooks/useHydrated';

/** The notice for this page, whether or not it was closed. */
export function useSelectedNotice(): Notice | undefined {
  const {pathname} = useLocation();
  return selectNotice(usePluginData('notices') as Notice[], pathname);
}

/** Whether the notice is still unread (known after hydration), and a function that marks it as read. */
export function useNoticeMark({
  key,
  showOnce,
}: Pick<Notice, 'key' | 'showOnce'>): [isPending: boolean, close: () => void] {
  const mark = useMemo(() => {
    const {noticeForever, noticeThisVisit} = storageKeys;
    const place = showOnce ? noticeForever : noticeThisVisit;
    // The key alone counts, whatever its value: somebody has closed the notice.
    return {...storedMark(place, key), parse: () => true};
  }, [key, showOnce]);
  const [isClosed, setClosed] = useStored(mark);
  return [useHydrated() && !isClosed, () => setClosed(true)];
}
