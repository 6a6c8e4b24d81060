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
import {LOCAL_ENDPOINT_PORT} from '../../lib/tokenService';
import {useHydrated} from '../../hooks/useHydrated';
import {announcedPort, localPort, policyAllows} from './pageContext';

interface Endpoint {
  key: EndpointKey;
  choose: (key: EndpointKey) => void;
  offered: readonly EndpointKey[];
  /** `undefined` if the site has none configured, or if the page may not request it. */
  address: string | undefined;
  /** The address that the policy of the page refuses. */
  refused: string | undefined;
  /** Whether the service belongs to the server of this page, so that requesting it contacts no other host. */
  isOwn: boolean;
}

/** The endpoint of the token service that the user chose, in sync with other selectors and tabs. */
export function useEndpoint(): Endpoint {
  const {customFields} = useDocusaurusContext().siteConfig;
  const tools = customFields?.tools as ToolSettings | undefined;
  const addresses = tools?.endpoints ?? {};
  const [stored, choose] = useStored(storedEndpoint);
  // Nothing of the page's address is known while the server renders.
  const isHydrated = useHydrated();
  const {hostname, origin} = isHydrated
    ? window.location
    : {hostname: '', origin: ''};
  const offered = offeredEndpoints(hostname);
  const key = chosenEndpoint(stored, offered, addresses);
  const address = endpointAddress(key, {
    addresses,
    hostname,
    origin,
    localPort: isHydrated ? localPort(document) : LOCAL_ENDPOINT_PORT,
  });
  const isAllowed =
    !isHydrated || address === undefined || policyAllows(document, address);
  return {
    key,
    choose,
    offered,
    address: isAllowed ? address : undefined,
    refused: isAllowed ? undefined : address,
    isOwn:
      isHydrated &&
      (key === 'local'
        ? announcedPort(document) !== undefined
        : address?.startsWith(`${origin}/`) === true),
  };
}
