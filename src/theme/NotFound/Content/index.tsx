/**
 * Swizzle: NotFound/Content (replace, safe), from @docusaurus/theme-classic 3.10.2.
 * Why: the page for unknown addresses helps to go on.
 * Remove when: never.
 */
export {NotFound as default} from '../../../components/page/NotFound';
