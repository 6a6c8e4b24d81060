import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface ThemedImageProps {
  /** Address of the image; also used in dark mode where there is no dark one. */
  light: string;
  dark?: string | undefined;
  alt: string;
  className?: string | undefined;
}

/**
 * An image for each colour mode. Both are in the page and CSS chooses, so that the right one is shown before hydration and without scripts;
 * the browser does not load the other one.
 */
export function ThemedImage({
  light,
  dark,
  alt,
  className,
}: ThemedImageProps): ReactNode {
  return dark === undefined ? (
    <img alt={alt} className={className} src={light} />
  ) : (
    <>
      <img
        alt={alt}
        className={clsx(className, styles.onlyLight)}
        loading="lazy"
        src={light}
      />
      <img
        alt={alt}
        className={clsx(className, styles.onlyDark)}
        loading="lazy"
        src={dark}
      />
    </>
  );
}
