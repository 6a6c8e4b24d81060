import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useMemo, type ReactNode} from 'react';
import {useTyping} from './useTyping';
import {charactersOf, typedTitles} from './typing';
import {Icon} from '../ui/Icon';
import {VisuallyHidden} from '../ui/VisuallyHidden';
import styles from './TypedTitle.module.css';

interface TypedTitleProps {
  /** Typed one after the other; empty ones are left out. The same array in each render. */
  titles: readonly string[];
  /** What the titles are on the page. The control that stops them stands beside it. */
  as?: 'h1' | 'h2' | 'p' | 'span';
}

/**
 * Titles that are typed, one after the other, in one place as large as the largest of them, so that nothing around them moves.
 * Every title stands there whole all the time and only becomes visible letter by letter: assistive technology reads all of them, and
 * no word jumps to the next line while it is typed.
 */
export function TypedTitle({titles, as = 'span'}: TypedTitleProps): ReactNode {
  const list = useMemo(() => typedTitles(titles), [titles]);
  const {shown, isPaused, setPaused, isFinished} = useTyping(list);
  const Element = as;
  const Frame = as === 'span' ? 'span' : 'div';
  return (
    <Frame className={styles.frame}>
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
                <VisuallyHidden>
                  {translate({
                    id: 'site.typedTitle.separator',
                    message: '; ',
                    description:
                      'Between the titles of a home page as they are read aloud',
                  })}
                </VisuallyHidden>
              )}
            </span>
          );
        })}
      </Element>
      <button
        aria-label={
          isPaused
            ? translate({
                id: 'site.typedTitle.resume',
                message: 'Type the titles again',
                description: 'Button beside the typed title of a home page',
              })
            : translate({
                id: 'site.typedTitle.pause',
                message: 'Stop typing the titles',
                description: 'Button beside the typed title of a home page',
              })
        }
        className={clsx('needs-script', styles.control)}
        disabled={isFinished}
        onClick={() => {
          setPaused(!isPaused);
        }}
        type="button"
      >
        <Icon name={isPaused ? 'play' : 'pause'} />
      </button>
    </Frame>
  );
}
