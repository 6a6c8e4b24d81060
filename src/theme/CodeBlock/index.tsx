/**
 * Swizzle: CodeBlock (replace, safe), from @docusaurus/theme-classic 3.10.2.
 * Why: the stock block colours code in the browser, for which every page loads a highlighter; its copy button copies the prompts of a
 * shell, is not announced, and its times and widths cannot be set.
 * Remove when: the classic theme colours code at build time, leaves out prompts and announces what it copied.
 */
export {CodeBlock as default} from '../../components/code-block/CodeBlock';
