import {useEffect} from 'react';
import {ServiceStatus} from './ServiceStatus';
import {showInSelector} from './serviceSlot';

/** Has the endpoint selector of the page say how the token service is, as long as a part of the page needs it. */
export function useServiceStatus(isNeeded = true): void {
  useEffect(
    () => (isNeeded ? showInSelector(<ServiceStatus />) : undefined),
    [isNeeded],
  );
}
