import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useRef, type CSSProperties, type ReactNode} from 'react';
import {languageNames} from './languageNames';
import {useWordWrap} from './useWordWrap';
import {Icon} from '../ui/Icon';
import {CodeButtons} from './CodeButtons';
import styles from './CodeBlock.module.css';

interface CodeBlockProps {
  /** As the author wrote it after the fence. */
  language?: string;
  /** The highlighted code, from the build. */
  html?: string;
  title?: string;
  /** Number of the first line, where lines are numbered. */
  numbersFrom?: string;
  /** Code without highlighting, instead of `html`. */
  children?: ReactNode;
}

/** A code block that can be scrolled with the keyboard. */
export function CodeBlock({
  language = 'text',
  html,
  title,
  numbersFrom,
  children,
}: CodeBlockProps): ReactNode {
  const block = useRef<HTMLPreElement>(null);
  const {isWrapped, isOverflowing, toggle} = useWordWrap(block);
  const content =
    html === undefined ? {children} : {dangerouslySetInnerHTML: {__html: html}};
  return (
    <div className={clsx('theme-code-block', styles.block)}>
      <div className={styles.head}>
        {title === undefined ? (
          <span
            className={styles.language}
            data-language={languageNames[language]}
          />
        ) : (
          <span className={styles.title} data-copy="label">
            {title}
          </span>
        )}
        <CodeButtons
          language={language}
          readCode={() => block.current?.textContent ?? ''}
        >
          {isWrapped || isOverflowing ? (
            <button
              aria-label={translate({message: 'Toggle word wrap'})}
              aria-pressed={isWrapped}
              className="clean-btn"
              type="button"
              onClick={toggle}
            >
              <Icon name="wrap" />
            </button>
          ) : null}
        </CodeButtons>
      </div>
      <pre
        ref={block}
        className={clsx('thin-scrollbar', styles.scroller)}
        style={
          numbersFrom === undefined
            ? undefined
            : ({
                '--site-code-lines-before': Number(numbersFrom) - 1,
              } as CSSProperties)
        }
        tabIndex={0}
      >
        <code
          {...content}
          className={clsx(
            `language-${language}`,
            styles.code,
            numbersFrom !== undefined && styles.numbered,
            isWrapped && styles.wrapped,
          )}
        />
      </pre>
    </div>
  );
}
