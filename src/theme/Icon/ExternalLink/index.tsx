/**
 * Swizzle: Icon/ExternalLink (replace, unsafe), from @docusaurus/theme-classic 3.10.2.
 * Why: the icons of the site are one set of outlines.
 * Remove when: the classic theme takes icons from its configuration.
 */
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Icon} from '../../../components/ui/Icon';
import {VisuallyHidden} from '../../../components/ui/VisuallyHidden';

export default function ExternalLinkIcon(): ReactNode {
  return (
    <>
      {' '}
      <Icon name="external" />
      <VisuallyHidden>
        {translate({
          id: 'theme.IconExternalLink.ariaLabel',
          message: '(opens in new tab)',
          description: 'The ARIA label for the external link icon',
        })}
      </VisuallyHidden>
    </>
  );
}
