/**
 * Swizzle: NotFound/Content (replace, safe), from @docusaurus/theme-classic 3.10.2.
 * Why: an address in another spelling or case leads to its page, and the page for all others helps to go on.
 * Remove when: never.
 */
import routes from '@generated/routes';
import type {ReactNode} from 'react';
import {NotFound} from '../../../components/page/NotFound';
import {leafPaths} from '../../../lib/routePaths';

export default function NotFoundContent(): ReactNode {
  return <NotFound addresses={leafPaths(routes)} />;
}
