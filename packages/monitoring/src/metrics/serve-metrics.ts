import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MetricsPlace } from './metrics-place';

/** Source of the metrics. */
export interface MetricsSource {
  contentType: string;
  /** Returns all metrics as text. */
  metrics(): Promise<string>;
}

/** Creates a request listener that serves only metrics. */
export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Serves `GET /metrics` on a separate port, apart from other requests. @throws if the port is taken. */
export async function serveMetrics(place: MetricsPlace, source: MetricsSource): Promise<MetricsServer> {
  const expected = place.token === null ? null : sha256(`Bearer ${place.token}`);
  const server = createServer((request, response) => {
    const { authorization = '' } = request.headers;
    if (expected && !timingSafeEqual(expected, sha256(authorization))) {
      response.setHeader('WWW-Authenticate', 'Bearer');
      answer(response, 401, 'A token is needed.\n');
    } else if (request.url?.split('?', 1)[0] !== '/metrics') {
      answer(response, 404, 'Metrics are at /metrics.\n');
    } else if (request.method !== 'GET') {
      response.setHeader('Allow', 'GET');
      answer(response, 405, 'Metrics are only read.\n');
    } else {
      source.metrics().then(
        (text) => answer(response, 200, text, source.contentType),
        () => answer(response, 500, 'The metrics could not be gathered.\n'),
      );
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(place.port, place.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(
  response: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain; charset=utf-8',
): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) });
  response.end(text);
}
