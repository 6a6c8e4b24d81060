/**
 * Swizzle: MDXComponents (wrap, safe), from @docusaurus/theme-classic 3.10.2.
 * Why: registers the author's vocabulary, so that pages need no imports.
 * Remove when: never; this is the documented way.
 */
import MDXComponents from '@theme-original/MDXComponents';
import {factComponents} from '../../components/mdx';
import {CodeBlock} from '../../components/page/CodeBlock';

export default {...MDXComponents, CodeBlock, ...factComponents};
