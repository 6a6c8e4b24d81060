import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useRef, useState} from 'react';
import {locales, type Locale} from '../../config/locales';
import {useLocale} from '../../hooks/useLocale';
import {addressOf, pageOf, type PagePath} from '../../lib/address';
import {isCallbackPage} from '../../lib/toolPage';
import {
  isSectionId,
  listedId,
  namedId,
  oldSectionsFile,
  placeOf,
  type OldSections,
  type SectionPlace,
} from './oldSections';

function isOnPage(id: string): boolean {
  return document.getElementById(id) !== null;
}

/** Whether an id is meant for a section that is not there. */
function isLost(id: string): boolean {
  return isSectionId(id) && !isOnPage(id);
}

/** A reader who scrolled farther than this, in CSS pixels, before the section was found is left there. */
const SCROLLED_AWAY = 50;

async function fetchSections(
  page: PagePath,
  locale: Locale,
): Promise<OldSections> {
  const answer = await fetch(`${locales[locale].base}${oldSectionsFile(page)}`);
  return answer.ok ? ((await answer.json()) as OldSections) : {};
}

async function findSection(
  id: string,
  page: PagePath,
  locale: Locale,
): Promise<SectionPlace | undefined> {
  const listed = listedId(id);
  if (isOnPage(listed)) {
    return {page, id: listed};
  }
  const sections = await fetchSections(page, locale).catch(
    (): OldSections => ({}),
  );
  const entry = Object.hasOwn(sections, listed) ? sections[listed] : null;
  return typeof entry === 'string' ? placeOf(entry, page) : undefined;
}

/** Leads a fragment of the former site to the section of today, or tells that it could not. */
export function useMovedSection(): boolean {
  const {permalink} = useDoc().metadata;
  const history = useHistory();
  const location = useLocation();
  const locale = useLocale();
  const [unknown, setUnknown] = useState<typeof location>();
  const shownPage = useRef<string>(undefined);
  useEffect(() => {
    const id = namedId(location.hash);
    // While the next page loads, its address is already there.
    if (location.pathname !== permalink) {
      return undefined;
    }
    const isNewPage = shownPage.current !== permalink;
    shownPage.current = permalink;
    // What a provider appended may be a credential.
    if (isCallbackPage(permalink) || !isLost(id)) {
      return undefined;
    }
    if (isNewPage && history.action !== 'POP') {
      // Docusaurus leaves the next page where the last one was scrolled to.
      window.scrollTo(0, 0);
    }
    // A page can be read long before the app runs.
    const start = isNewPage ? 0 : window.scrollY;
    let isCurrent = true;
    const follow = async () => {
      const place = await findSection(id, pageOf(permalink), locale);
      // Parts of a page can appear late.
      if (!isCurrent || isOnPage(id)) {
        return;
      }
      if (Math.abs(window.scrollY - start) > SCROLLED_AWAY) {
        setUnknown(location);
      } else if (place === undefined) {
        setUnknown(location);
        window.scrollTo(0, 0);
      } else {
        history.replace({
          pathname: addressOf(place.page, locale),
          search: location.search,
          hash: place.id,
        });
      }
    };
    void follow();
    return () => {
      isCurrent = false;
    };
  }, [history, locale, location, permalink]);
  return unknown === location;
}
