import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useMemo, type ReactNode} from 'react';
import {useTyping} from './useTyping';
import {charactersOf, typedTitles} from './typing';
import {Icon} from '../ui/Icon';
import {VisuallyHidden} from '../ui/VisuallyHidden';
import styles from './TypedTitle.module.css';

interface TypedTitleProps {
  /** Typed one after the other, without empty ones. Has to be the same array in each render. */
  titles: readonly string[];
  /** Element around the titles, next to the pause button. */
  as: 'h1' | 'p';
}

/**
 * Titles that are typed one after the other. All of them are in the layout, and letters only become visible, so nothing moves, no word
 * jumps to the next line, and screen readers read all titles.
 */
export function TypedTitle({titles, as: Element}: TypedTitleProps): ReactNode {
  const list = useMemo(() => typedTitles(titles), [titles]);
  const {shown, isPaused, setPaused, isFinished} = useTyping(list);
  return (
    <div className={styles.frame}>
      <Element className={styles.titles}>
        {list.map((title, index) => {
          const characters = charactersOf(title);
          const typed = index === shown.title ? shown.typed : 0;
          const isLast = index === list.length - 1;
          return (
            <span className={styles.title} key={index}>
              <span
                className={clsx(
                  typed > 0 && typed < characters.length && styles.caret,
                )}
              >
                {characters.slice(0, typed).join('')}
              </span>
              <span className={styles.unseen}>
                {characters.slice(typed).join('')}
              </span>
              {isLast ? null : (
                <VisuallyHidden>{translate({message: '; '})}</VisuallyHidden>
              )}
            </span>
          );
        })}
      </Element>
      <button
        aria-label={
          isPaused
            ? translate({message: 'Type the titles again'})
            : translate({message: 'Stop typing the titles'})
        }
        className={clsx('needs-script', styles.control)}
        disabled={isFinished}
        onClick={() => setPaused(!isPaused)}
        type="button"
      >
        <Icon name={isPaused ? 'play' : 'pause'} />
      </button>
    </div>
  );
}
