import {useEffect} from 'react';
import {earlySearch} from '../lib/search/earlySearch';
import {openSearch} from './useSearch';

/** Goes on with the search that a reader began before the program was there. */
export function useEarlySearch(): void {
  useEffect(() => {
    const goOn = ({detail}: CustomEvent<string>) => {
      openSearch(detail);
    };
    document.addEventListener(earlySearch.event, goOn);
    return () => {
      document.removeEventListener(earlySearch.event, goOn);
    };
  }, []);
}
