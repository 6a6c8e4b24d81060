import {isPublicNumber} from '../serverAddress';
import type {Check} from './check';

/** Whether what is sent is encrypted. A redirect to HTTPS cannot be read, so the HTTPS address was tried before. */
export const plainHttp: Check = {
  id: 'plainHttp',
  needs: ['ping'],
  isAboutAny: true,
  evaluate: (_seen, {server, moved}) => {
    if (server.isSecure) {
      return [
        moved?.why === 'https'
          ? {
              id: 'plainHttp.moved',
              values: {from: moved.from, address: server.address},
            }
          : {id: 'plainHttp.fine'},
      ];
    }
    if (server.isPrivate) {
      return [];
    }
    // A name may also lead into the reader's own network.
    return isPublicNumber(server)
      ? [{id: 'plainHttp.open'}]
      : [{id: 'plainHttp.name'}];
  },
};
