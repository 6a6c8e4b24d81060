/**
 * Swizzle: MDXComponents (wrap, forbidden), from @docusaurus/theme-classic 3.10.2.
 * Why: code has the site's own block, and images come in several widths; what else authors write is imported by the pages that use it.
 * Remove when: never. Forbidden to the command, which cannot wrap an object; by hand it is the documented way.
 */
import IdealImage from '@theme/IdealImage';
import MDXComponents from '@theme-original/MDXComponents';
import {CodeBlock} from '../../components/code-block/CodeBlock';

export default {...MDXComponents, CodeBlock, IdealImage};
