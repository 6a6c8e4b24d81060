import type {ReactNode} from 'react';
import {usePageFrontMatter} from '../../hooks/usePageFrontMatter';
import {ProjectHome} from './ProjectHome';

/** The layout around the text of a page that asks for it in its front matter. */
export function ProjectPage({children}: {children: ReactNode}): ReactNode {
  return <ProjectHome page={usePageFrontMatter()}>{children}</ProjectHome>;
}
