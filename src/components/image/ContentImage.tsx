import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {
  useCallback,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {usePageFrontMatter} from '../../hooks/usePageFrontMatter';
import styles from './ContentImage.module.css';
import {useImageViewer} from './useImageViewer';

const isBroken = (image: HTMLImageElement) =>
  image.complete && image.naturalWidth === 0;

interface Props extends ComponentProps<'img'> {
  /** Placeholder until the image is loaded. */
  placeholder?: string;
}

/**
 * An image in the text of a page. After hydration it is a button that opens the viewer, unless it is in a link, has no alternative text, or
 * is broken.
 */
export function ContentImage({
  alt = '',
  className,
  onError,
  placeholder,
  style,
  ...image
}: Props): ReactNode {
  const {imageViewer = true} = usePageFrontMatter();
  const open = useImageViewer();
  const [canOpen, setCanOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const look = useCallback((element: HTMLImageElement | null) => {
    if (element) {
      setHasFailed(isBroken(element));
      setCanOpen(element.closest('a') === null);
    }
  }, []);

  const control =
    canOpen && !hasFailed && imageViewer && alt !== ''
      ? ({
          'aria-haspopup': 'dialog',
          'aria-label': translate({message: 'Enlarge: {alt}'}, {alt}),
          'data-enlargeable': '',
          role: 'button',
          tabIndex: 0,
          onClick: ({currentTarget}: MouseEvent<HTMLImageElement>) => {
            open(currentTarget);
          },
          onKeyDown: (event: KeyboardEvent<HTMLImageElement>) => {
            if (event.key === 'Enter' || event.key === ' ') {
              event.preventDefault();
              open(event.currentTarget);
            }
          },
        } as const)
      : {};

  return (
    <img
      decoding="async"
      loading="lazy"
      {...image}
      {...control}
      ref={look}
      alt={alt}
      className={clsx(
        styles.image,
        'role' in control && styles.enlargeable,
        className,
      )}
      style={
        placeholder === undefined || hasFailed
          ? style
          : {...style, backgroundImage: `url(${placeholder})`}
      }
      onError={(event) => {
        setHasFailed(true);
        onError?.(event);
      }}
    />
  );
}
