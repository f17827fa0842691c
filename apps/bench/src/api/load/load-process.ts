/** Sends requests from a process of its own, so that who asks takes no time from who answers. */
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
  const requests = paths.map((path): autocannon.Request => {
    if (!form) return { method: 'GET', path };
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    return {
      method: 'POST',
      path,
      headers: { ...headers, ...type },
      body: String(new URLSearchParams(form)),
    };
  });
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
        // Each connection begins elsewhere in the list; otherwise all would ask for the same at once.
        setupClient: (client) => {
          const start = Math.floor((requests.length * started) / connections);
          started += 1;
          client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
        },
      },
      (error: unknown, done) => (error ? reject(error) : resolve(done)),
    );
    // Autocannon's own histogram counts whole milliseconds, which is too coarse here.
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
