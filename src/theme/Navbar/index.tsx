/**
 * Swizzle: Navbar (replace, unsafe), from @docusaurus/theme-classic 3.10.2.
 * Why: menus that work without JavaScript, the site's own breakpoints, and a language menu that knows both address spellings.
 * Remove when: the classic theme offers these.
 */
export {Navbar as default} from '../../components/navbar/Navbar';
