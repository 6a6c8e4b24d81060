import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

/** The name of the sample site, which no network knows. */
export const SAMPLE_HOST = 'drive.example.com';

/** The value of a cookie, a header and an entry of Local Storage, all made up. */
const cookies = [
  'sid=sample-session-0123456789; Path=/; HttpOnly',
  'uid=1024; Path=/',
  'theme=plain; Path=/',
];

const page = `<!doctype html><title>Sample drive</title><h1>Sample drive</h1><script>
  localStorage.setItem('token', JSON.stringify({refresh_token: 'sample-refresh-token', user_name: 'alice'}));
  localStorage.setItem('view', 'list');
  fetch('/api/list', {headers: {Authorization: 'Bearer sample-access-token'}})
    .then(() => fetch('/api/quota'));
</script>`;

/** Starts a site with a visitor who is signed in, on a port of this machine. */
export async function startSampleSite() {
  const server = createServer(({url = ''}, response) => {
    // A browser that takes this server for its proxy asks for the whole address.
    const {pathname} = new URL(url, `http://${SAMPLE_HOST}`);
    if (pathname === '/') {
      response.setHeader('Set-Cookie', cookies);
      response.setHeader('Content-Type', 'text/html');
      response.end(page);
    } else if (pathname.startsWith('/api/')) {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({files: ['Boat.jpg', 'Manual.pdf']}));
    } else {
      response.statusCode = 204;
      response.end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
