import {MCP_PATH} from '../../config/apiEndpoints';
import {useEndpoint} from '../oauth-tools/useEndpoint';

/** The address of the site's MCP server; `undefined` if the site has none on the network. */
export function useMcpAddress(): string | undefined {
  const {address, refused} = useEndpoint();
  const service = address ?? refused;
  return service === undefined ? undefined : service + MCP_PATH;
}
