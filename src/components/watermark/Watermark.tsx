import {useLocation} from '@docusaurus/router';
import {useId, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {watermark} from '../../config/watermark';
import {useDelayed} from '../../hooks/useDelayed';
import {usePageFrontMatter} from '../../hooks/usePageFrontMatter';
import {
  WATERMARK_DELAY,
  WATERMARK_OPACITY,
  watermarkText,
} from './watermarkText';
import styles from './Watermark.module.css';

/** Room for one letter of the words, which are written at 16, and the space around them, in CSS pixels. */
const LETTER_WIDTH = 16;
const SPACE_BETWEEN = 96;

function Words({text}: {text: string}): ReactNode {
  const pattern = useId();
  const isTime = useDelayed(WATERMARK_DELAY);
  return isTime
    ? createPortal(
        <svg
          aria-hidden="true"
          className={styles.watermark}
          opacity={WATERMARK_OPACITY}
        >
          <pattern
            height={SPACE_BETWEEN}
            id={pattern}
            patternTransform="rotate(-20)"
            patternUnits="userSpaceOnUse"
            width={text.length * LETTER_WIDTH + SPACE_BETWEEN}
          >
            <text y={LETTER_WIDTH}>{text}</text>
          </pattern>
          <rect fill={`url(#${pattern})`} height="100%" width="100%" />
        </svg>,
        document.body,
      )
    : null;
}

/** The words across a page that has any; each page shows its own, after the delay. */
export function Watermark(): ReactNode {
  const {pathname} = useLocation();
  const text = watermarkText(usePageFrontMatter().watermark, watermark);
  return text === undefined ? null : <Words key={pathname} text={text} />;
}
