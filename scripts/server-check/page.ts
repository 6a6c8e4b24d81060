import {createServer} from 'node:http';
import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import {listen} from '../server/siteServer';

/** The checks compare no messages, so English ones without values are enough. */
const messagesAsTheyAre: Plugin = {
  name: 'messages',
  setup(bundle) {
    bundle.onResolve({filter: /^@docusaurus\/Translate$/}, ({path: name}) => ({
      path: name,
      namespace: 'messages',
    }));
    bundle.onLoad({filter: /.*/, namespace: 'messages'}, () => ({
      contents: 'export const translate = ({message}) => message;',
    }));
  },
};

/** A page with the checks of `/tool/server/`, at an origin of its own as for a reader. */
export async function servePage(): Promise<{
  address: string;
  stop: () => void;
}> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'inBrowser.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    plugins: [messagesAsTheyAre],
  });
  const [script] = outputFiles;
  const server = createServer((_request, response) => {
    response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'});
    response.end(
      `<!doctype html><title>Check</title><script>${(script?.text ?? '').replaceAll('</script', '<\\/script')}</script>`,
    );
  });
  const address = await listen(server, '127.0.0.1', 0);
  return {
    address,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
