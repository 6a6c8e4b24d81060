/**
 * Swizzle: MDXComponents/Img (replace, safe), from @docusaurus/theme-classic 3.10.2.
 * Why: the images of a page open in a viewer.
 * Remove when: Docusaurus has one.
 */
export {ContentImage as default} from '../../../components/image/ContentImage';
