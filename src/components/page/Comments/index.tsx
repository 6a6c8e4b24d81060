import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {lazy, Suspense, useRef, type ReactNode} from 'react';
import {comments} from '../../../config/comments';
import {useNear} from '../../../hooks/useNear';
import {usePageFrontMatter} from '../../../hooks/usePageFrontMatter';
import {hasComments} from '../../../lib/comments';
import type {CommentsPlace} from '../../../lib/commentsPlace';
import styles from './styles.module.css';

const Discussion = lazy(async () => import('./Discussion'));

function CommentsBox({place}: {place: CommentsPlace}): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const isNear = useNear(ref, comments.nearMargin);
  return (
    <section
      aria-label={translate({
        id: 'site.comments.label',
        message: 'Comments',
        description: 'Name of the region with the comments of readers',
      })}
      className={styles.comments}
      ref={ref}
    >
      {isNear ? (
        <Suspense>
          <Discussion place={place} />
        </Suspense>
      ) : null}
    </section>
  );
}

/** The comments below a page, where the site has any; nothing of their service is loaded before the reader scrolls near. */
export function Comments(): ReactNode {
  const {pathname} = useLocation();
  const {comment} = usePageFrontMatter();
  const {customFields} = useDocusaurusContext().siteConfig;
  const place = customFields?.comments as CommentsPlace | undefined;
  return place && hasComments(pathname, comment) ? (
    <CommentsBox key={pathname} place={place} />
  ) : null;
}
