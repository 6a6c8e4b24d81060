/**
 * Swizzle: MDXComponents (wrap, forbidden), from @docusaurus/theme-classic 3.10.2.
 * Why: code has the site's own block, and images come in several widths and open in a viewer; what else authors write is imported by the
 * pages that use it.
 * Remove when: never. Forbidden to the command, which cannot wrap an object; by hand it is the documented way.
 */
import MDXComponents from '@theme-original/MDXComponents';
import {CodeBlock} from '../../components/code-block/CodeBlock';
import {ContentImage} from '../../components/image/ContentImage';
import {ResponsiveImage} from '../../components/image/ResponsiveImage';

export default {
  ...MDXComponents,
  CodeBlock,
  IdealImage: ResponsiveImage,
  img: ContentImage,
};
