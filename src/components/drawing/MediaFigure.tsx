import type {ComponentProps, ReactNode} from 'react';
import styles from './MediaFigure.module.css';

interface MediaFigureProps extends Omit<ComponentProps<'figure'>, 'title'> {
  title: string | undefined;
}

/** The frame around a drawing or a demo, with its title above. */
export function MediaFigure({
  title,
  children,
  ...figure
}: MediaFigureProps): ReactNode {
  return (
    <figure {...figure} className={`${styles.figure} framed`}>
      {title === undefined ? null : (
        <figcaption className={styles.title} data-copy="label">
          {title}
        </figcaption>
      )}
      {children}
    </figure>
  );
}
