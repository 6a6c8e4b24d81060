import type {ReactNode} from 'react';
import {usePageFrontMatter} from '../../hooks/usePageFrontMatter';
import {PortfolioHome} from './PortfolioHome';

/** Layout for pages that set it in their front matter. */
export function PortfolioPage({children}: {children: ReactNode}): ReactNode {
  return <PortfolioHome page={usePageFrontMatter()}>{children}</PortfolioHome>;
}
