/**
 * Swizzle: Root (replace, unsafe), from @docusaurus/core 3.10.2.
 * Why: the one place that stays while pages change, where navigation can be watched.
 * Remove when: never; this is the documented way.
 */
import routes from '@generated/routes';
import {useEffect, useLayoutEffect, type ReactNode} from 'react';
// First of all: takes the OAuth response out of the address before anything else can read it.
import {abandonSignIns} from '../../components/oauth-tools/removeCallbackQuery';
import {followTranslations} from '../../components/browser-translation/followTranslations';
import {forgetLostChunks} from '../../components/navigation/lostChunks';
import {useCanonicalRedirect} from '../../components/navigation/useCanonicalRedirect';
import {useNavigationAfterPaint} from '../../components/navigation/useNavigationAfterPaint';
import {
  answerEarlyPress,
  endEarlyPress,
} from '../../components/page-start/earlyPress';
import {leafPaths} from '../../lib/routePaths';

const addresses = leafPaths(routes);

export default function Root({children}: {children: ReactNode}): ReactNode {
  useNavigationAfterPaint();
  useCanonicalRedirect(addresses);
  useLayoutEffect(endEarlyPress, []);
  useEffect(answerEarlyPress, []);
  useEffect(followTranslations, []);
  useEffect(forgetLostChunks, []);
  useEffect(abandonSignIns, []);
  return children;
}
