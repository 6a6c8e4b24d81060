import {parseArgs} from 'node:util';

export interface ServeOptions {
  port: number;
  host: string;
  /** Folder of the built site. */
  dir: string;
}

/**
 * Reads `--port`, `--host` and `--dir`.
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
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    throw new Error(
      `--port: found "${values.port}", expected a number from 0 (any free port) to 65535`,
    );
  }
  return {port, host: values.host, dir: values.dir};
}
