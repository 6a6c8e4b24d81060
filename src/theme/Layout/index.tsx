/**
 * Swizzle: Layout (wrap, unsafe), from @docusaurus/theme-classic 3.10.2.
 * Why: what floats over every page needs the colour mode, which lives inside the layout.
 * Remove when: Docusaurus has a place for such parts.
 */
import type {Props} from '@theme/Layout';
import Layout from '@theme-original/Layout';
import type {ReactNode} from 'react';
import {Overlays} from '../../components/overlays/Overlays';

export default function LayoutWithOverlays({
  children,
  ...props
}: Props): ReactNode {
  return (
    <Layout {...props}>
      {children}
      <Overlays />
    </Layout>
  );
}
