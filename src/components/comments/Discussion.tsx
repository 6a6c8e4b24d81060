import {useColorMode} from '@docusaurus/theme-common';
import Giscus from '@giscus/react';
import type {ReactNode} from 'react';
import {comments} from '../../config/comments';
import {useLocale} from '../../hooks/useLocale';
import type {CommentsPlace} from './commentsPlace';

/** The comment widget, in the page's language and colours. A page has one discussion in each language. */
export default function Discussion({place}: {place: CommentsPlace}): ReactNode {
  const {colorMode} = useColorMode();
  const locale = useLocale();
  return (
    <Giscus
      category={place.category}
      categoryId={place.categoryId}
      emitMetadata="0"
      inputPosition="top"
      lang={comments.languages[locale]}
      loading="lazy"
      mapping="pathname"
      reactionsEnabled="1"
      repo={place.repository}
      repoId={place.repositoryId}
      strict="1"
      theme={colorMode}
    />
  );
}
