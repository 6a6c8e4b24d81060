/**
 * Swizzle: Loading (replace, unsafe), from @docusaurus/core 3.10.2.
 * Why: Docusaurus' own speaks English on Chinese pages, and brings a drawing and colours to every page. A page is shown when its parts are
 * there, so this is seen where one of them did not come.
 * Remove when: never.
 */
import Translate from '@docusaurus/Translate';
import type Loading from '@theme/Loading';
import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<typeof Loading>;

export default function LoadingProblem({error, retry}: Props): ReactNode {
  return error ? (
    <div className="alert alert--danger" role="alert">
      <p>{String(error)}</p>
      <button className="button button--primary" onClick={retry} type="button">
        <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
      </button>
    </div>
  ) : null;
}
