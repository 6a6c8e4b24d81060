/**
 * Swizzle: MDXComponents (wrap, safe), from @docusaurus/theme-classic 3.10.2.
 * Why: registers the author's vocabulary, so that pages need no imports.
 * Remove when: never; this is the documented way.
 */
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {factComponents} from '../../components/mdx';

export default {...MDXComponents, Tabs, TabItem, ...factComponents};
