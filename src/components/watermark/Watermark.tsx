import {useLocation} from '@docusaurus/router';
import {useId, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {watermark} from '../../config/watermark';
import {useDelayElapsed} from '../../hooks/useDelayElapsed';
import {usePageFrontMatter} from '../../hooks/usePageFrontMatter';
import {
  WATERMARK_DELAY,
  WATERMARK_OPACITY,
  watermarkText,
} from './watermarkText';
import styles from './Watermark.module.css';

/** Space for one letter at a font size of 16, and the gap around the text, in CSS pixels. */
const LETTER_WIDTH = 16;
const SPACE_BETWEEN = 96;

function WatermarkText({text}: {text: string}): ReactNode {
  const pattern = useId();
  const isTime = useDelayElapsed(WATERMARK_DELAY);
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

/** The text across a page that has a watermark; each page shows its own, after the delay. */
export function Watermark(): ReactNode {
  const {pathname} = useLocation();
  const text = watermarkText(usePageFrontMatter().watermark, watermark);
  return text === undefined ? null : (
    <WatermarkText key={pathname} text={text} />
  );
}
