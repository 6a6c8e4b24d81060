import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {PageFrontMatter} from '../../lib/frontMatter';
import {Features} from './Features';
import {Hero} from './Hero';
import {Highlights} from './Highlights';
import styles from './ProjectHome.module.css';

/** The home page: what AList does, where to start, and the author's text below. */
export function ProjectHome({
  page,
  children,
}: {
  page: PageFrontMatter;
  children: ReactNode;
}): ReactNode {
  const {features = [], highlights = []} = page;
  return (
    <div className={styles.home}>
      <Hero page={page} />
      <div className={styles.inner}>
        <Features features={features} Heading="h2" />
      </div>
      <Highlights panels={highlights} />
      <div className={clsx('markdown', styles.inner, styles.content)}>
        {children}
      </div>
    </div>
  );
}
