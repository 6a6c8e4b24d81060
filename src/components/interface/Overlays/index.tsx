import type {ReactNode} from 'react';
import {useStoredColorMode} from '../../../hooks/useColorModeControl';
import {SearchOverlay} from '../../search/SearchOverlay';
import {Consent} from '../Consent';
import {KeyboardHelp} from '../KeyboardHelp';
import {LocalePrompt} from '../LocalePrompt';
import {Messages} from '../Messages';
import {NoticeDialog} from '../NoticeDialog';
import {RouteAnnouncer} from '../RouteAnnouncer';

/** Everything that floats over a page or works beside it, on every page; one line for each. */
export function Overlays(): ReactNode {
  useStoredColorMode();
  return (
    <>
      <SearchOverlay />
      <KeyboardHelp />
      <RouteAnnouncer />
      <NoticeDialog />
      <LocalePrompt />
      <Consent />
      <Messages />
    </>
  );
}
