import clsx from 'clsx';
import {
  useId,
  cloneElement,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import {useEscape} from '../../hooks/useEscape';
import {useTooltipTrigger} from './useTooltipTrigger';
import styles from './Term.module.css';

/** Space between the explanation and the edge of the viewport, in CSS pixels. */
const MARGIN = 8;

interface TermProps {
  /** One sentence. */
  explanation: string;
  /** The term, as a link to the glossary. */
  children: ReactElement<{'aria-describedby'?: string}>;
}

interface OpenProps {
  frame: RefObject<HTMLSpanElement | null>;
  onClose: () => void;
}

/** Rendered while an explanation is open: closes it on Escape, and keeps it in the viewport. */
function OpenExplanation({frame, onClose}: OpenProps): ReactNode {
  useEscape(frame, onClose);

  useLayoutEffect(() => {
    const tip = frame.current?.querySelector<HTMLElement>('[role="tooltip"]');
    if (tip) {
      const {left, width} = tip.getBoundingClientRect();
      const furthest = document.documentElement.clientWidth - MARGIN - width;
      const start = Math.max(MARGIN, Math.min(left, furthest));
      tip.style.translate = `${start - left}px`;
    }
    return () => {
      tip?.style.removeProperty('translate');
    };
  }, [frame]);

  return null;
}

/**
 * A term with its explanation from the glossary, shown on hover and focus, until Escape. In print it follows the term, and without scripts
 * the link leads to the glossary.
 */
export function Term({explanation, children}: TermProps): ReactNode {
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const {isTriggered: isOpen, dismiss, listeners} = useTooltipTrigger();
  return (
    <span ref={frame} className={styles.term} {...listeners}>
      {cloneElement(children, {'aria-describedby': id})}
      <span
        className={clsx(styles.explanation, isOpen && styles.open)}
        data-search="off"
        id={id}
        role="tooltip"
      >
        <span className={styles.card}>{explanation}</span>
      </span>
      {isOpen ? <OpenExplanation frame={frame} onClose={dismiss} /> : null}
    </span>
  );
}
