import {useLocation} from '@docusaurus/router';
import {useMemo, useState} from 'react';
import type {Locale} from '../../config/locales';
import {offeredLocale, promptMarks, switchAddress} from './localePromptRules';
import {replacePage} from '../../lib/browser/replacePage';
import {useStored} from '../../lib/browser/storage';
import {useHydrated} from '../../hooks/useHydrated';
import {useLocale} from '../../hooks/useLocale';

/** Some browsers and extensions leave the list out. */
function browserLanguages(): readonly string[] {
  const {languages} = navigator as {languages?: readonly string[] | null};
  return languages ?? [];
}

/** Whether the visitor has followed a link since the component was mounted. */
function useHasMoved(): boolean {
  const {pathname} = useLocation();
  const [arrival] = useState(pathname);
  const [hasMoved, setHasMoved] = useState(false);
  if (pathname !== arrival && !hasMoved) {
    setHasMoved(true);
  }
  return hasMoved;
}

interface LocaleOffer {
  locale: Locale;
  /** Goes to the same page in that language; `known` are the addresses of this one. */
  accept: (isRemembered: boolean, known: readonly string[]) => void;
  dismiss: (isRemembered: boolean) => void;
}

/** The language to offer to a visitor who has just arrived; known after hydration. */
export function useLocalePrompt(): LocaleOffer | undefined {
  const at = useLocation();
  const current = useLocale();
  const marks = useMemo(() => promptMarks(current), [current]);
  const [isDismissed, setDismissed] = useStored(marks.thisVisit);
  const [isDismissedForever, setDismissedForever] = useStored(marks.forever);
  const hasMoved = useHasMoved();
  const isHydrated = useHydrated();
  const isOpen = isHydrated && !hasMoved && !isDismissed && !isDismissedForever;
  const locale = isOpen
    ? offeredLocale(browserLanguages(), current, at.pathname)
    : undefined;
  if (locale === undefined) {
    return undefined;
  }
  const dismiss = (isRemembered: boolean) => {
    setDismissed(true);
    if (isRemembered) {
      setDismissedForever(true);
    }
  };
  return {
    locale,
    dismiss,
    accept: (isRemembered, known) => {
      dismiss(isRemembered);
      replacePage(switchAddress(at, locale, known));
    },
  };
}
