import routes from '@generated/routes';
import {useId, useEffect, useRef, useState, type ReactNode} from 'react';
import {locales, type Locale} from '../../config/locales';
import {useEscape} from '../../hooks/useEscape';
import {useRestoreFocus} from '../../hooks/useRestoreFocus';
import {useLocale} from '../../hooks/useLocale';
import {useLocalePrompt} from './useLocalePrompt';
import {promptMessages} from './localePromptRules';
import {leafPaths} from '../../lib/routePaths';
import {Button} from '../ui/Button';
import {CheckBox} from '../ui/CheckBox';
import frame from '../ui/prompt.module.css';
import styles from './LocalePrompt.module.css';

const addresses = leafPaths(routes);

/** One text in the visitor's language and, smaller, in the page's. */
function BilingualText({
  offered,
  name,
}: {
  offered: Locale;
  name: keyof ReturnType<typeof promptMessages>;
}): ReactNode {
  const current = useLocale();
  return [offered, current].map((locale) => (
    <span
      className={locale === offered ? styles.visitor : styles.page}
      key={locale}
      lang={locales[locale].htmlLang}
    >
      {promptMessages(locale, offered)[name]}{' '}
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
  useRestoreFocus(ref);
  useEscape(ref, () => onDismiss(isRemembered));
  useEffect(() => {
    // The focus moves only when it is not somewhere else already.
    if (document.activeElement === document.body) {
      ref.current?.focus({preventScroll: true});
    }
  }, []);
  return (
    <div
      aria-labelledby={hintId}
      className={`${frame.prompt} floating rising`}
      data-floats=""
      data-locale-prompt=""
      ref={ref}
      role="dialog"
      tabIndex={-1}
    >
      <p className={styles.hint} id={hintId}>
        <BilingualText name="hint" offered={offered} />
      </p>
      <CheckBox
        className={styles.remember}
        isChecked={isRemembered}
        onChange={setRemembered}
      >
        <span>
          <BilingualText name="remember" offered={offered} />
        </span>
      </CheckBox>
      <div className={frame.actions}>
        <Button isPrimary onClick={() => onAccept(isRemembered)}>
          <BilingualText name="switch" offered={offered} />
        </Button>
        <Button onClick={() => onDismiss(isRemembered)}>
          <BilingualText name="cancel" offered={offered} />
        </Button>
      </div>
    </div>
  );
}

/** Offers the visitor's own language on a page in the other one. */
export function LocalePrompt(): ReactNode {
  const offer = useLocalePrompt();
  return (
    offer && (
      <Offer
        offered={offer.locale}
        onAccept={(isRemembered) => offer.accept(isRemembered, addresses)}
        onDismiss={offer.dismiss}
      />
    )
  );
}
