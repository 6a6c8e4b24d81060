import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {lazy, Suspense, useRef, type ReactNode} from 'react';
import {comments} from '../../config/comments';
import {storageKeys} from '../../config/storageKeys';
import {useStored} from '../../lib/browser/storage';
import {useNearViewport} from '../../hooks/useNearViewport';
import {usePageFrontMatter} from '../../hooks/usePageFrontMatter';
import type {CommentsPlace} from './commentsPlace';
import {storedMark} from '../../lib/storedValue';
import {handlesCredentials} from '../../lib/toolPage';
import {Button} from '../ui/Button';
import styles from './Comments.module.css';

const storedWish = storedMark(storageKeys.comments);

const Discussion = lazy(async () => import('./Discussion'));

/** Shown before the comments are loaded: where they come from, and the button that loads them. */
function Offer({onShow}: {onShow: () => void}): ReactNode {
  return (
    <>
      <p className="quiet">
        <Translate>
          Comments come from giscus.app and are kept on GitHub, which learn of
          your visit. Once you have asked for them, they come on every page that
          has some.
        </Translate>
      </p>
      <Button onClick={onShow}>
        <Translate>Show comments</Translate>
      </Button>
    </>
  );
}

function CommentsSection({place}: {place: CommentsPlace}): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const isNear = useNearViewport(ref, comments.nearMargin);
  const [isWanted, setWanted] = useStored(storedWish);
  return (
    <section
      aria-label={translate({message: 'Comments'})}
      className={`${styles.comments} not-printed`}
      ref={ref}
    >
      {isNear && isWanted ? (
        <Suspense>
          <Discussion place={place} />
        </Suspense>
      ) : null}
      {isNear && !isWanted ? <Offer onShow={() => setWanted(true)} /> : null}
    </section>
  );
}

/**
 * The comments below a page, where the site has any: not where the page's front matter turns them off, and never where credentials are
 * handled. Nothing is requested from their service before the reader has agreed and scrolls near.
 */
export function Comments(): ReactNode {
  const {pathname} = useLocation();
  const {comment} = usePageFrontMatter();
  const {customFields} = useDocusaurusContext().siteConfig;
  const place = customFields?.comments as CommentsPlace | undefined;
  return place && comment !== false && !handlesCredentials(pathname) ? (
    <CommentsSection key={pathname} place={place} />
  ) : null;
}
