import type {ReactNode} from 'react';
import {usePageFrontMatter} from '../../hooks/usePageFrontMatter';
import {PortfolioHome} from './PortfolioHome';

/** The layout around the text of a page that asks for it in its front matter. */
export function PortfolioPage({children}: {children: ReactNode}): ReactNode {
  return <PortfolioHome page={usePageFrontMatter()}>{children}</PortfolioHome>;
}
