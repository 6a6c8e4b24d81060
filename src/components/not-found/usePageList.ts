import {useEffect, useState} from 'react';
import type {SuggestedPage} from './suggestPages';

async function loadPages(): Promise<readonly SuggestedPage[]> {
  const {default: pages} = await import(
    /* webpackChunkName: "page-list" */ '@generated/page-list/default/pages.json'
  );
  return pages;
}

/** The pages of the site with their titles, loaded when a component first uses it; empty until then, and where loading fails. */
export function usePageList(): readonly SuggestedPage[] {
  const [pages, setPages] = useState<readonly SuggestedPage[]>([]);
  useEffect(() => {
    let isWanted = true;
    loadPages().then(
      (list) => {
        if (isWanted) {
          setPages(list);
        }
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return pages;
}
