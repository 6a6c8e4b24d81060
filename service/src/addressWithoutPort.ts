/** `192.0.2.1:5000` and `[2001:db8::1]:5000` as `192.0.2.1` and `2001:db8::1`: some proxies name the port of each connection. */
export function addressWithoutPort(address: string): string {
  const [, bracketed, plain] =
    /^\[([^\]]+)\](?::\d+)?$|^([^:]+):\d+$/.exec(address) ?? [];
  return bracketed ?? plain ?? address;
}
