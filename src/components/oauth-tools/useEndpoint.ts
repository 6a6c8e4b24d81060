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

function useToolSettings(): ToolSettings {
  const {customFields} = useDocusaurusContext().siteConfig;
  return (customFields?.tools as ToolSettings | undefined) ?? {endpoints: {}};
}

interface Endpoint {
  key: EndpointKey;
  choose: (key: EndpointKey) => void;
  offered: readonly EndpointKey[];
  /** `undefined` if the site has none configured. */
  address: string | undefined;
  addressOf: (key: EndpointKey, path?: string) => string | undefined;
}

/** The endpoint of the token service that the user chose, in sync with other selectors and tabs. */
export function useEndpoint(): Endpoint {
  const {endpoints} = useToolSettings();
  const [stored, choose] = useStored(storedEndpoint);
  // The host name is not known while the server renders.
  const hostname = useHydrated() ? window.location.hostname : '';
  const offered = offeredEndpoints(hostname);
  const key = chosenEndpoint(stored, offered);
  const addressOf = (wanted: EndpointKey, path?: string) =>
    endpointAddress(wanted, endpoints, hostname, path);
  return {key, choose, offered, address: addressOf(key), addressOf};
}
