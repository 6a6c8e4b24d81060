import {useEffect} from 'react';
import type {InLocale} from '../../lib/localize';
import {ServiceStatus} from './ServiceStatus';
import {showInSelector} from './serviceSlot';
import type {ToolView} from './toolView';

/** Has the endpoint selector of the page say how the token service is, as long as a part of the page needs it. */
export function useServiceStatus(
  {serviceApps}: Pick<InLocale<ToolView>, 'serviceApps'>,
  isNeeded = true,
): void {
  useEffect(
    () =>
      isNeeded
        ? showInSelector(<ServiceStatus apps={serviceApps} />)
        : undefined,
    [serviceApps, isNeeded],
  );
}
