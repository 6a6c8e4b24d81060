/**
 * Swizzle: SiteMetadata (replace, unsafe), from @docusaurus/theme-classic 3.10.2.
 * Why: alternates must carry each language's address spelling, and x-default is not the language at the root.
 * Remove when: Docusaurus asks the site for the address of a page in another language.
 */
export {SiteMetadata as default} from '../../components/page/SiteMetadata';
