/**
 * Swizzle: Navbar (replace, unsafe), from @docusaurus/theme-classic 3.10.2.
 * Why: menus that work without JavaScript, the site's own breakpoints, and a language menu that knows both address spellings.
 * Remove when: the classic theme offers these.
 */
import type {ReactNode} from 'react';
import {Navbar} from '../../components/navigation/Navbar';
import {Slice} from '../../components/page/Slice';

/** The same element on every page: what it shows of an address hears of that by itself. */
const navbar = <Navbar />;

export default function NavbarSlice(): ReactNode {
  return <Slice>{navbar}</Slice>;
}
