/**
 * Swizzle: DocItem/Paginator (replace, unsafe), from @docusaurus/theme-classic 3.10.2.
 * Why: an author can name a page's neighbours by page path, and the keys of the site follow the same two links.
 * Remove when: the classic theme reads neighbours from front matter and gives its links ids.
 */
import type {ReactNode} from 'react';
import {PageNeighbours} from '../../../components/pagination/PageNeighbours';
import {usePageNeighbours} from '../../../components/pagination/usePageNeighbours';

export default function DocItemPaginator(): ReactNode {
  return <PageNeighbours {...usePageNeighbours()} />;
}
