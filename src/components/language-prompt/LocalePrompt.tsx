import routes from '@generated/routes';
import {useId, useEffect, useRef, useState, type ReactNode} from 'react';
import {locales, type Locale} from '../../config/locales';
import {useEscape} from '../../hooks/useEscape';
import {useFocusReturn} from '../../hooks/useFocusReturn';
import {useLocale} from '../../hooks/useLocale';
import {useLocalePrompt} from './useLocalePrompt';
import {promptWords} from './promptedLocale';
import {leafPaths} from '../../lib/routePaths';
import {buttonClass} from '../ui/Button';
import frame from '../ui/prompt.module.css';
import styles from './LocalePrompt.module.css';

const addresses = leafPaths(routes);

/** One text in the reader's language and, smaller, in the page's. */
function Words({
  offered,
  name,
}: {
  offered: Locale;
  name: keyof ReturnType<typeof promptWords>;
}): ReactNode {
  const current = useLocale();
  return [offered, current].map((locale) => (
    <span
      className={locale === offered ? styles.reader : styles.page}
      key={locale}
      lang={locales[locale].htmlLang}
    >
      {promptWords(locale, offered)[name]}{' '}
    </span>
  ));
}

interface OfferProps {
  offered: Locale;
  onAccept: (isRemembered: boolean) => void;
  onDismiss: (isRemembered: boolean) => void;
}

function Offer({offered, onAccept, onDismiss}: OfferProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const [isRemembered, setRemembered] = useState(false);
  useFocusReturn(ref);
  useEscape(ref, () => onDismiss(isRemembered));
  useEffect(() => {
    // Who is already typing or reading elsewhere is not torn away.
    if (document.activeElement === document.body) {
      ref.current?.focus({preventScroll: true});
    }
  }, []);
  return (
    <div
      aria-labelledby={hintId}
      className={frame.prompt}
      data-floats=""
      data-locale-prompt=""
      ref={ref}
      role="dialog"
      tabIndex={-1}
    >
      <p className={styles.hint} id={hintId}>
        <Words name="hint" offered={offered} />
      </p>
      <label className={styles.remember}>
        <input
          checked={isRemembered}
          onChange={({target}) => setRemembered(target.checked)}
          type="checkbox"
        />
        <span>
          <Words name="remember" offered={offered} />
        </span>
      </label>
      <div className={frame.actions}>
        <button
          className={buttonClass('primary')}
          onClick={() => onAccept(isRemembered)}
          type="button"
        >
          <Words name="switch" offered={offered} />
        </button>
        <button
          className={buttonClass('default')}
          onClick={() => onDismiss(isRemembered)}
          type="button"
        >
          <Words name="cancel" offered={offered} />
        </button>
      </div>
    </div>
  );
}

/** Offers the reader's own language to one who arrives at a page in another. */
export function LocalePrompt(): ReactNode {
  const offer = useLocalePrompt(addresses);
  return (
    offer && (
      <Offer
        offered={offer.locale}
        onAccept={offer.accept}
        onDismiss={offer.dismiss}
      />
    )
  );
}
