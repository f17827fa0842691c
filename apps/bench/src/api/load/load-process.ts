/** Load generator in its own process, so that it takes no time from the server. */
import autocannon from 'autocannon';
import { quantile } from '../../statistics';
import type { LoadOrder, LoadReport } from './load';

process.on('message', (order: LoadOrder) => {
  run(order).then(
    (report) => process.send?.(report),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function run({ url, paths, headers, form, connections, seconds }: LoadOrder): Promise<LoadReport> {
  const requests = form
    ? paths.flatMap((path) => postings(path, headers, form))
    : paths.map((path): autocannon.Request => ({ method: 'GET', path }));
  const latencies: number[] = [];
  let started = 0;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections,
        duration: seconds,
        headers,
        requests,
        sampleInt: 100,
        // Connections start at different requests, so that they do not all request the same.
        setupClient: (client) => {
          const start = Math.floor((requests.length * started) / connections);
          started += 1;
          client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
        },
      },
      (error: unknown, done) => (error ? reject(error) : resolve(done)),
    );
    // Autocannon's histogram has a resolution of 1 ms, which is too coarse.
    instance.on('response', (_client, _status, _bytes, responseMs) => latencies.push(responseMs));
  });
  const sorted = Float64Array.from(latencies).sort();
  return {
    requests: sorted.length,
    perSecond: sorted.length / result.duration,
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
    errors: result.errors + result.non2xx - (form ? result['3xx'] : 0) + result.mismatches,
  };
}

/** Number of client networks that post forms. */
const NETWORKS = 500;

/**
 * A form posted from many networks, each with its own rate limit of sign-ins: a local proxy, which the API trusts
 * by default, forwards the client's address.
 */
const postings = (
  path: string,
  headers: LoadOrder['headers'],
  form: NonNullable<LoadOrder['form']>,
): autocannon.Request[] =>
  Array.from({ length: NETWORKS }, (_, at) => ({
    method: 'POST',
    path,
    headers: {
      ...headers,
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Forwarded-For': `10.0.${at >> 8}.${at & 255}`,
    },
    body: String(new URLSearchParams(form)),
  }));
