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
import {usePointedAt} from './usePointedAt';
import {FOCUS_DELAY, shiftIntoView} from './tooltip';
import styles from './Term.module.css';

interface TermProps {
  /** What the word means, in one sentence. */
  explanation: string;
  /** The word, as a link to the glossary. */
  children: ReactElement<{'aria-describedby'?: string}>;
}

interface OpenProps {
  frame: RefObject<HTMLSpanElement | null>;
  onClose: () => void;
}

/** There while an explanation is open: closes it on Escape, and keeps it in the window. */
function OpenExplanation({frame, onClose}: OpenProps): ReactNode {
  useEscape(frame, onClose);

  useLayoutEffect(() => {
    const tip = frame.current?.querySelector<HTMLElement>('[role="tooltip"]');
    if (tip) {
      const {left: start, width} = tip.getBoundingClientRect();
      const room = document.documentElement.clientWidth;
      tip.style.translate = `${shiftIntoView({start, width}, room)}px`;
    }
    return () => {
      tip?.style.removeProperty('translate');
    };
  }, [frame]);

  return null;
}

/**
 * A word that the glossary explains. The explanation shows while the word or the explanation itself is pointed at, or the word keeps the
 * focus, until Escape is pressed; on paper it stands behind the word, and without a script the link leads to it.
 */
export function Term({explanation, children}: TermProps): ReactNode {
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const [isOpen, close] = usePointedAt(frame, FOCUS_DELAY);
  return (
    <span ref={frame} className={styles.term}>
      {cloneElement(children, {'aria-describedby': id})}
      <span
        className={clsx(styles.explanation, isOpen && styles.open)}
        data-search="off"
        id={id}
        role="tooltip"
      >
        <span className={styles.card}>{explanation}</span>
      </span>
      {isOpen ? <OpenExplanation frame={frame} onClose={close} /> : null}
    </span>
  );
}
