/**
 * Swizzle: MDXComponents (wrap, safe), from @docusaurus/theme-classic 3.10.2.
 * Why: code has the site's own block, and long texts come in two parts; what else authors write is imported by the pages that use it.
 * Remove when: never; this is the documented way.
 */
import MDXComponents from '@theme-original/MDXComponents';
import {CodeBlock} from '../../components/page/CodeBlock';
import {LaterText} from '../../components/page/LaterText';

export default {...MDXComponents, CodeBlock, LaterText};
