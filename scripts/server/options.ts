import {parseArgs} from 'node:util';
import {LOCAL_ENDPOINT_PORT} from '../../src/lib/tokenService';

export interface ServeOptions {
  port: number;
  host: string;
  dir: string;
  /** First port to try for the token service; `undefined` where none is started. */
  servicePort: number | undefined;
}

function readPort(name: string, text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new Error(
      `${name}: found "${text}", expected a number from 0 (any free port) to 65535`,
    );
  }
  return port;
}

/**
 * Reads `--port`, `--host`, `--dir`, `--service` and `--service-port`.
 *
 * @throws Error for an unknown option or an invalid port
 */
export function parseServeOptions(args: string[]): ServeOptions {
  const {values} = parseArgs({
    args,
    options: {
      port: {type: 'string', default: '3000'},
      host: {type: 'string', default: '127.0.0.1'},
      dir: {type: 'string', default: 'build'},
      service: {type: 'boolean', default: false},
      'service-port': {type: 'string', default: String(LOCAL_ENDPOINT_PORT)},
    },
  });
  const servicePort = readPort('--service-port', values['service-port']);
  return {
    port: readPort('--port', values.port),
    host: values.host,
    dir: values.dir,
    servicePort: values.service ? servicePort : undefined,
  };
}
