/**
 * Swizzle: NotFound/Content (replace, unsafe), from @docusaurus/theme-classic 3.10.2.
 * Why: the page for unknown addresses helps to go on, and is named: the docs' own route for them has no title.
 * Remove when: never.
 */
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {NotFound} from '../../../components/not-found/NotFound';

export default function NotFoundContent(): ReactNode {
  return (
    <>
      <PageMetadata
        title={translate({
          id: 'theme.NotFound.title',
          message: 'There is nothing here',
        })}
      />
      <NotFound />
    </>
  );
}
