import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useRef, useState} from 'react';
import {locales, type Locale} from '../../config/locales';
import {useLocale} from '../../hooks/useLocale';
import {addressOf, pageOf, type PagePath} from '../../lib/address';
import {isToolPage} from '../../lib/toolPage';
import {
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

/** Whether a fragment is meant for a section that is not there. Browsers take `#top` for the top of any page. */
function isLost(id: string): boolean {
  return id !== '' && id.toLowerCase() !== 'top' && !isOnPage(id);
}

/** A reader who scrolled farther than this, in CSS pixels, while the table was on its way is left there. */
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

/**
 * Leads a fragment of the former site to the section of today. The table of a page is fetched only for a fragment that names no element.
 *
 * @returns whether the fragment in the address names a section that is nowhere
 */
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
    // Fragments of tool pages can be credentials.
    if (isToolPage(permalink) || !isLost(id)) {
      return undefined;
    }
    if (isNewPage) {
      // Docusaurus leaves the next page where the last one was scrolled to.
      window.scrollTo(0, 0);
    }
    const {scrollY} = window;
    let isCurrent = true;
    const follow = async () => {
      const place = await findSection(id, pageOf(permalink), locale);
      const hasScrolled = Math.abs(window.scrollY - scrollY) > SCROLLED_AWAY;
      // Parts of a page can appear late.
      if (!isCurrent || hasScrolled || isOnPage(id)) {
        return;
      }
      if (place === undefined) {
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
