/**
 * Swizzle: Footer (wrap, safe), from @docusaurus/theme-classic 3.10.2.
 * Why: it comes to life in its turn, as the other parts of a page.
 * Remove when: Docusaurus hydrates a page in parts.
 */
import Footer from '@theme-original/Footer';
import type {ReactNode} from 'react';
import {Slice} from '../../components/page/Slice';

/** The same element on every page, which none of them renders again. */
const footer = <Footer />;

export default function FooterSlice(): ReactNode {
  return <Slice>{footer}</Slice>;
}
