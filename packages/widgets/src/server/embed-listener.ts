import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EmbedHandler } from './embed-handler';

/**
 * Mounts a handler in a Node server, or in Express by `app.use('/embed/v1', embedListener(handle))`. Sets and forwards
 * no cookies.
 *
 * @param findClientKey Returns the key of the client, such as its network. Default: all are one client.
 */
export function embedListener(
  handle: EmbedHandler,
  findClientKey?: (request: IncomingMessage) => string | undefined,
) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/', headers } = request;
    const { cookie: _cookie, ...others } = headers;
    const answer = await handle({ method, url, headers: others, clientKey: findClientKey?.(request) });
    // 304 and 204 have no Content-Length.
    const isBare = answer.status === 304 || answer.status === 204;
    const length = isBare ? {} : { 'content-length': byteLength(answer.body) };
    response.writeHead(answer.status, { ...answer.headers, ...length });
    response.end(method === 'HEAD' ? undefined : answer.body);
  };
}

function byteLength(body: Uint8Array | string): number {
  return typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength;
}
