import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo, type Server} from 'node:net';

/** Occupies a port. */
async function listen(port = 0): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Whether nobody listens at a port. */
export async function isFree(port: number): Promise<boolean> {
  try {
    (await listen(port)).close();
    return true;
  } catch {
    return false;
  }
}

/** Two free ports, one behind the other. */
export async function freePorts(): Promise<number> {
  const first = await listen();
  const {port} = first.address() as AddressInfo;
  first.close();
  return (await isFree(port + 1)) ? port : freePorts();
}

/** The command with which a maintainer sees both languages. */
export class Preview {
  output = '';
  readonly #child: ChildProcess;

  constructor(folder: string, port: number) {
    const words = ['--host', '127.0.0.1', '--port', String(port)];
    this.#child = spawn('npm', ['run', 'preview', '--', ...words], {
      cwd: folder,
      env: {...process.env, BROWSER: 'none', FORCE_COLOR: '0'},
      // A terminal sends Ctrl+C to everything that it runs.
      detached: true,
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (part: Buffer) => (this.output += part.toString()));
    }
  }

  /** Ctrl+C. */
  interrupt(): void {
    process.kill(-Number(this.#child.pid), 'SIGINT');
  }

  #hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** The code with which it ends, if no signal ends it. */
  async end(): Promise<number | null> {
    if (!this.#hasEnded()) {
      await once(this.#child, 'close');
    }
    return this.#child.exitCode;
  }

  stop(): void {
    if (!this.#hasEnded()) {
      process.kill(-Number(this.#child.pid), 'SIGKILL');
    }
  }
}
