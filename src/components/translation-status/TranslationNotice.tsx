import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {usePageDetails} from '../page-info/usePageDetails';
import type {TranslationNoticeContent} from './translationState';
import frame from '../ui/note.module.css';
import styles from './TranslationNotice.module.css';

function Drifted({
  ids,
  difference,
}: Extract<TranslationNoticeContent, {kind: 'drifted'}>): ReactNode {
  const {toc} = useDoc();
  const headings = new Map(toc.map(({id, value}) => [id, value]));
  return (
    <>
      <p>
        <Translate>
          The Chinese page has changed in these places, and this one has not
          followed yet:
        </Translate>
      </p>
      <ul>
        {ids.map((id) => {
          const heading = headings.get(id);
          return (
            <li key={id}>
              {heading === undefined ? (
                <Translate>The beginning</Translate>
              ) : (
                // The heading's own HTML, made from this site's Markdown at build time.
                <a
                  dangerouslySetInnerHTML={{__html: heading}}
                  href={`#${id}`}
                />
              )}
            </li>
          );
        })}
      </ul>
      <p>
        <a href={difference}>
          <Translate>See what changed</Translate>
        </a>
      </p>
    </>
  );
}

function NoticeText({notice}: {notice: TranslationNoticeContent}): ReactNode {
  switch (notice.kind) {
    case 'fallback':
      return (
        <p>
          <Translate>
            This page is not translated yet. This is the Chinese text.
          </Translate>
        </p>
      );
    case 'draft':
      return (
        <p>
          <Translate>
            A machine translated this page, and nobody has compared it yet. It
            may be wrong.
          </Translate>
        </p>
      );
    case 'drifted':
      return <Drifted {...notice} />;
  }
}

/** The notice about the page's translation; renders nothing where both languages agree. */
export function TranslationNotice(): ReactNode {
  const {translation: notice} = usePageDetails();
  if (notice === undefined) {
    return null;
  }
  const label = translate({message: 'Translation'});
  return (
    <aside
      aria-label={label}
      className={clsx(frame.note, styles.notice)}
      data-search="off"
    >
      {notice.kind === 'draft' || notice.kind === 'fallback' ? (
        // Search engines should index the page in its own language instead.
        <Head>
          <meta content="noindex" name="robots" />
        </Head>
      ) : null}
      <NoticeText notice={notice} />
    </aside>
  );
}
