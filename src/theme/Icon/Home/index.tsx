/**
 * Swizzle: Icon/Home (replace, unsafe), from @docusaurus/theme-classic 3.10.2.
 * Why: the icons of the site are one set of outlines.
 * Remove when: the classic theme takes icons from its configuration.
 */
import type {ReactNode} from 'react';
import {Icon} from '../../../components/ui/Icon';

export default function HomeIcon(): ReactNode {
  return <Icon name="home" />;
}
