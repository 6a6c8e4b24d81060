import type {DocSearchModalProps} from '@docsearch/react/modal';
import {useHistory} from '@docusaurus/router';
import type {ComponentProps, JSX} from 'react';
import {useLocale} from '../../../hooks/useLocale';
import {localeOf} from '../../../lib/address';
import {isPlainClick} from '../../../lib/browser/isPlainClick';
import {navigateToHit} from './navigateToHit';

type HitProps = ComponentProps<
  NonNullable<DocSearchModalProps['hitComponent']>
>;

/**
 * The link of a hit. A page in the other language is a separate app and needs a full load. Docusaurus' own link would prefetch the pages of
 * all hits at each keystroke.
 */
export function Hit({hit: {url}, children}: HitProps): JSX.Element {
  const history = useHistory();
  const isHere = localeOf(url) === useLocale();
  return (
    <a
      href={url}
      onClick={(event) => {
        if (isHere && isPlainClick(event)) {
          event.preventDefault();
          navigateToHit(url, history);
        }
      }}
    >
      {children}
    </a>
  );
}
