import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import pino from 'pino';
import { startTracing } from '../../../../packages/monitoring/src/tracing';
import { watchRequests } from '../../../api/src/http/watch-requests';
import { type Metrics, PrometheusMetrics, silentMetrics } from '../../../api/src/metrics';
import type { Effort } from '../main';
import { median } from '../statistics';
import { formatTable } from '../table';

const REQUESTS = 100_000;
/** Statements of an ordinary call, and what it waits for besides. */
const STATEMENTS = 3;
const AWAITS = 20;

/** Measures what seeing a request costs: its id, its span without an SDK, its line of the log, and its metrics. */
export async function benchObserving({ rounds }: Effort): Promise<string> {
  const prometheus = new PrometheusMetrics('bench');
  const log = pino({ level: 'info' }, { write: () => undefined });
  const work = async (): Promise<void> => {
    for (let at = 0; at < AWAITS; at += 1) await null;
  };
  const watched = (metrics: Metrics) => {
    const watch = watchRequests(log, metrics);
    return async (): Promise<void> => {
      const response = newResponse();
      let done: Promise<void> | undefined;
      watch(REQUEST, response, () => {
        done = work();
      });
      await done;
      if (metrics === prometheus) {
        for (let at = 0; at < STATEMENTS; at += 1) prometheus.queryEnded(true, 0.001);
      }
      response.emit('close');
    };
  };
  const nothing = async (): Promise<void> => {
    const response = newResponse();
    await work();
    response.emit('close');
  };
  const ways: [string, () => Promise<void>][] = [
    ['nothing', nothing],
    ['id, span and line', watched(silentMetrics)],
    ['and metrics', watched(prometheus)],
  ];
  const took = ways.map(() => [] as number[]);
  startTracing();
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, [, way]] of ways.entries()) {
      const startedAt = performance.now();
      for (let request = 0; request < REQUESTS; request += 1) await way();
      took[at]?.push(((performance.now() - startedAt) * 1000) / REQUESTS);
    }
  }
  const [floor = 0, ...rest] = took.map(median);
  const rows = rest.map((value, at) => [ways[at + 1]?.[0] ?? '', (value - floor).toFixed(1)]);
  return [
    `## observing: processor time of a request of ${AWAITS} awaits and ${STATEMENTS} statements; medians of ${rounds}`,
    formatTable(['seen', 'µs more'], rows),
  ].join('\n\n');
}

const REQUEST = { method: 'GET', path: '/api/v1/product/1', headers: {} } as Request;
const OPERATION = { id: 'getProduct', path: '/api/v1/product/{id}' };

const newResponse = (): Response =>
  Object.assign(new EventEmitter(), {
    statusCode: 200,
    headersSent: true,
    writableFinished: true,
    locals: { operation: OPERATION },
    setHeader: () => undefined,
  }) as unknown as Response;
