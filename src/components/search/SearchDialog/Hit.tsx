import type {DocSearchModalProps} from '@docsearch/react/modal';
import type {ComponentProps, JSX} from 'react';
import {isPlainClick} from '../../../lib/browser/isPlainClick';
import {useOpenHit} from './useOpenHit';

type HitProps = ComponentProps<
  NonNullable<DocSearchModalProps['hitComponent']>
>;

/** The link of a hit. Docusaurus' own link would prefetch the pages of all hits at each keystroke. */
export function Hit({hit: {url}, children}: HitProps): JSX.Element {
  const open = useOpenHit();
  return (
    <a
      href={url}
      onClick={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          open(url);
        }
      }}
    >
      {children}
    </a>
  );
}
