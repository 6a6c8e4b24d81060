import type {DocSearchModalProps} from '@docsearch/react/modal';
import {useHistory} from '@docusaurus/router';
import type {ComponentProps, JSX, MouseEvent} from 'react';
import {useLocale} from '../../../hooks/useLocale';
import {localeOf} from '../../../lib/address';
import {leaveFor} from './leaveFor';

type HitProps = ComponentProps<
  NonNullable<DocSearchModalProps['hitComponent']>
>;

/** Whether a click asks for what every link does: to go there, here. */
const isPlain = ({button, altKey, ctrlKey, metaKey, shiftKey}: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/**
 * The link of an answer. It is followed inside the site; a page in the other language is loaded, because that is an app of its own. Not
 * Docusaurus' link, which would fetch the pages of all answers at each keystroke.
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
          leaveFor(url, history);
        }
      }}
    >
      {children}
    </a>
  );
}
