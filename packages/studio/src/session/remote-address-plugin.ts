import type { Plugin } from 'vite';
import { REMOTE_ADDRESS_HEADER } from './dev-sessions.ts';

/**
 * Passes the IP address of a request to the server part, which runs in another process. A value of this header sent by
 * the client is replaced.
 */
export function remoteAddressPlugin(): Plugin {
  return {
    name: 'recto:studio-remote-address',
    apply: 'serve',
    enforce: 'pre',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const address = request.socket.remoteAddress ?? 'unknown';
        const { rawHeaders } = request;
        for (let index = rawHeaders.length - 2; index >= 0; index -= 2) {
          if (rawHeaders[index]?.toLowerCase() === REMOTE_ADDRESS_HEADER) rawHeaders.splice(index, 2);
        }
        rawHeaders.push(REMOTE_ADDRESS_HEADER, address);
        request.headers[REMOTE_ADDRESS_HEADER] = address;
        next();
      });
    },
  };
}
