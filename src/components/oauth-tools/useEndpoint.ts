import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {EndpointKey} from '../../config/apiEndpoints';
import type {ToolSettings} from '../../lib/environment';
import {
  chosenEndpoint,
  endpointAddress,
  offeredEndpoints,
  storedEndpoint,
} from '../../lib/endpoints';
import {useStored} from '../../lib/browser/storage';
import {useHydrated} from '../../hooks/useHydrated';

/** What the site was built with for its pages under `/tool/`. */
function useToolSettings(): ToolSettings {
  const {customFields} = useDocusaurusContext().siteConfig;
  return (customFields?.tools as ToolSettings | undefined) ?? {endpoints: {}};
}

interface Endpoint {
  key: EndpointKey;
  choose: (key: EndpointKey) => void;
  offered: readonly EndpointKey[];
  /** Missing where the site has none configured. */
  address: string | undefined;
  /** The address of any endpoint, with a path. */
  addressOf: (key: EndpointKey, path?: string) => string | undefined;
}

/** The reader's choice of the place where the token service runs, in step with every other selector and tab. */
export function useEndpoint(): Endpoint {
  const {endpoints} = useToolSettings();
  const [stored, choose] = useStored(storedEndpoint);
  // The server does not know under which name the site is visited.
  const hostname = useHydrated() ? window.location.hostname : '';
  const offered = offeredEndpoints(hostname);
  const key = chosenEndpoint(stored, offered);
  const addressOf = (wanted: EndpointKey, path?: string) =>
    endpointAddress(wanted, endpoints, hostname, path);
  return {key, choose, offered, address: addressOf(key), addressOf};
}
