import type {DocSearchModalProps} from '@docsearch/react/modal';
import {useHistory} from '@docusaurus/router';
import type {ComponentProps, JSX, MouseEvent} from 'react';
import {useLocale} from '../../../hooks/useLocale';
import {localeOf} from '../../../lib/address';
import {navigateToHit} from './navigateToHit';

type HitProps = ComponentProps<
  NonNullable<DocSearchModalProps['hitComponent']>
>;

/** Whether a click opens a link in the same tab. */
const isPlain = ({button, altKey, ctrlKey, metaKey, shiftKey}: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

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
        if (isHere && isPlain(event)) {
          event.preventDefault();
          navigateToHit(url, history);
        }
      }}
    >
      {children}
    </a>
  );
}
