import type {DocSearchModalProps} from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import type {ComponentProps, JSX} from 'react';
import {useLocale} from '../../../hooks/useLocale';
import {localeOf} from '../../../lib/address';

type HitProps = ComponentProps<
  NonNullable<DocSearchModalProps['hitComponent']>
>;

/** The link of an answer. It is followed inside the site; a page in the other language is loaded, because that is an app of its own. */
export function Hit({hit: {url}, children}: HitProps): JSX.Element {
  const isHere = localeOf(url) === useLocale();
  return isHere ? (
    <Link to={url}>{children}</Link>
  ) : (
    <a href={url}>{children}</a>
  );
}
