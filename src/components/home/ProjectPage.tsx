import type {ReactNode} from 'react';
import {usePageFrontMatter} from '../../hooks/usePageFrontMatter';
import {ProjectHome} from './ProjectHome';

/** Layout for pages that set it in their front matter. */
export function ProjectPage({children}: {children: ReactNode}): ReactNode {
  return <ProjectHome page={usePageFrontMatter()}>{children}</ProjectHome>;
}
