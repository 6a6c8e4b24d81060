/**
 * Swizzle: MDXComponents (wrap, safe), from @docusaurus/theme-classic 3.10.2.
 * Why: code has the site's own block, images come in several widths, and texts in parts; what else authors write is imported by the pages
 * that use it.
 * Remove when: never; this is the documented way.
 */
import IdealImage from '@theme/IdealImage';
import MDXComponents from '@theme-original/MDXComponents';
import {CodeBlock} from '../../components/page/CodeBlock';
import {LaterText, TextPart} from '../../components/page/TextParts';

export default {
  ...MDXComponents,
  CodeBlock,
  IdealImage,
  LaterText,
  TextPart,
};
