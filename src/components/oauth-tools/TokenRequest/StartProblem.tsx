import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {StartProblem as Reason} from '../useSignInStart';
import {Alert} from '../Problem';

function problemText(reason: Reason): string {
  switch (reason) {
    case 'storage':
      return translate({
        message:
          'Your browser does not let this page remember the sign-in until you come back. Allow storage for this site, or use a window that is not private. Nothing was sent.',
      });
    case 'crypto':
      return translate({
        message:
          'Your browser protects a sign-in only on https:// and on localhost. Open this page under such an address. Nothing was sent.',
      });
    case 'noApp':
      return translate({
        message:
          'The token service has no app of its own for this provider. Choose your own app.',
      });
  }
}

export function StartProblem({reason}: {reason: Reason}): ReactNode {
  return (
    <Alert>
      <p>{problemText(reason)}</p>
    </Alert>
  );
}
