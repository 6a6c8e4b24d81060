import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {StartProblem as Reason} from '../useSignInStart';
import {Alert} from '../Problem';

function problemText(reason: Reason): string {
  switch (reason) {
    case 'storage':
      return translate({
        id: 'tools.request.noStorage',
        message:
          'Your browser does not let this page remember the sign-in until you come back. Allow storage for this site, or use a window that is not private. Nothing was sent.',
        description: 'When a sign-in cannot begin',
      });
    case 'crypto':
      return translate({
        id: 'tools.request.noCrypto',
        message:
          'Your browser protects a sign-in only on https:// and on localhost. Open this page under such an address. Nothing was sent.',
        description: 'When a sign-in cannot begin',
      });
    case 'noApp':
      return translate({
        id: 'tools.request.noApp',
        message:
          'The token service has no app of its own for this provider. Choose your own app.',
        description: 'When a sign-in cannot begin',
      });
  }
}

/** Why a sign-in cannot start. */
export function StartProblem({reason}: {reason: Reason}): ReactNode {
  return (
    <Alert>
      <p>{problemText(reason)}</p>
    </Alert>
  );
}
