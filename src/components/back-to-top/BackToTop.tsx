import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {usePageFrontMatter} from '../../hooks/usePageFrontMatter';
import {useIsFarDown, useScrollPercent} from './useScroll';
import {Icon} from '../ui/Icon';
import styles from './BackToTop.module.css';

/** Scrolls to the top and moves the focus there, as the button disappears. */
function goToTop(): void {
  const main = document.querySelector('main');
  window.scrollTo(0, 0);
  main?.setAttribute('tabindex', '-1');
  main?.focus({preventScroll: true});
  main?.removeAttribute('tabindex');
}

/** Reading progress, as a ring around the button. */
function ProgressRing(): ReactNode {
  const percent = useScrollPercent();
  return (
    <svg aria-hidden="true" className={styles.ring} viewBox="0 0 44 44">
      <circle className={styles.track} cx="22" cy="22" r="20" />
      <circle
        className={styles.progress}
        cx="22"
        cy="22"
        pathLength="100"
        r="20"
        strokeDasharray="100"
        strokeDashoffset={100 - percent}
      />
    </svg>
  );
}

/** A button that scrolls back to the top of a long page, unless the page's front matter hides it. */
export function BackToTop(): ReactNode {
  const {backToTop} = usePageFrontMatter();
  const isShown = useIsFarDown();
  if (backToTop === false) {
    return null;
  }
  const label = translate({
    id: 'theme.BackToTopButton.buttonAriaLabel',
    message: 'Scroll back to top',
  });
  return (
    <button
      aria-label={label}
      className={clsx(
        'clean-btn',
        styles.button,
        isShown && styles.shown,
        'needs-script',
      )}
      data-floats=""
      onClick={goToTop}
      title={label}
      type="button"
    >
      <ProgressRing />
      <Icon name="arrowUp" />
    </button>
  );
}
