import type {Server} from '../serverAddress';

/** Where a request goes, as the specification Local Network Access names it. TypeScript does not know it yet. */
type AddressSpace = 'local' | 'loopback';

declare global {
  interface RequestInit {
    targetAddressSpace?: AddressSpace;
  }
}

/** Browsers with an earlier form of the specification refuse a value that they do not know. */
function isKnown(targetAddressSpace: AddressSpace): boolean {
  try {
    return (
      new Request('http://localhost/', {targetAddressSpace}) instanceof Request
    );
  } catch {
    return false;
  }
}

/**
 * Tells the browser that an HTTP server is in the reader's own network: it then asks the reader in place of blocking the request as mixed
 * content. A request that ends up elsewhere fails, so nothing is said where nothing would be blocked.
 */
export function addressSpaceOf(
  server: Server,
  pageProtocol: string,
): Pick<RequestInit, 'targetAddressSpace'> {
  const space = server.isLoopback ? 'loopback' : 'local';
  return pageProtocol === 'https:' &&
    !server.isSecure &&
    server.isPrivate &&
    isKnown(space)
    ? {targetAddressSpace: space}
    : {};
}
