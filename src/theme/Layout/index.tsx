/**
 * Swizzle: Layout (wrap, unsafe), from @docusaurus/theme-classic 3.10.2.
 * Why: what floats over every page needs the colour mode, which lives inside the layout.
 * Remove when: Docusaurus has a place for such parts.
 */
import type {Props} from '@theme/Layout';
import Layout from '@theme-original/Layout';
import type {ReactNode} from 'react';
import {Slice} from '../../components/page/Slice';
import {Overlays} from '../../components/interface/Overlays';

/** The same element on every page, which none of them renders again. */
const overlays = <Overlays />;

export default function LayoutWithOverlays({
  children,
  ...props
}: Props): ReactNode {
  return (
    <Layout {...props}>
      {children}
      <Slice>{overlays}</Slice>
    </Layout>
  );
}
