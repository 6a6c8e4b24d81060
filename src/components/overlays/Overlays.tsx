import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {ReactNode} from 'react';
import {useStoredColorMode} from '../color-mode/useColorModeControl';
import {SearchOverlay} from '../search/SearchOverlay';
import {Consent} from '../consent/Consent';
import {KeyboardHelp} from '../keyboard-help/KeyboardHelp';
import {LocalePrompt} from '../locale-prompt/LocalePrompt';
import {Messages} from '../status-messages/Messages';
import {NoticeDialog} from '../notices/NoticeDialog';
import {useVisibleFocus} from './useVisibleFocus';
import {RouteAnnouncer} from './RouteAnnouncer';

const overlays = {
  SearchOverlay,
  KeyboardHelp,
  RouteAnnouncer,
  NoticeDialog,
  LocalePrompt,
  Consent,
  Messages,
};

/** Everything that floats over a page or works beside it. An error in one of them does not break the page. */
export function Overlays(): ReactNode {
  useStoredColorMode();
  useVisibleFocus();
  return Object.entries(overlays).map(([name, Overlay]) => (
    <ErrorBoundary fallback={() => null} key={name}>
      <Overlay />
    </ErrorBoundary>
  ));
}
