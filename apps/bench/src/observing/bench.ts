import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import pino from 'pino';
import { startTracing } from '../../../../packages/monitoring/src/tracing';
import { watchRequests } from '../../../api/src/platform/http/request-log';
import { type Metrics, noopMetrics, PrometheusMetrics } from '../../../api/src/platform/metrics';
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
  const rows: [string, number][] = [];
  const time = async (title: string, way: () => Promise<void>): Promise<void> => {
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) took.push(await processorTime(way));
    rows.push([title, median(took)]);
  };
  // What begins with tracing does not end any more: so one after another, and not by turns.
  await time('nothing', nothing);
  await time('id, line and span', watched(noopMetrics));
  startTracing();
  await time('and what is awaited', watched(noopMetrics));
  await time('and metrics', watched(prometheus));
  const [, floor = 0] = rows[0] ?? [];
  return [
    `## observing: processor time of a request of ${AWAITS} awaits and ${STATEMENTS} statements; medians of ${rounds}`,
    formatTable(
      ['seen', 'µs', 'µs more'],
      rows.map(([title, value]) => [title, value.toFixed(1), (value - floor).toFixed(1)]),
    ),
  ].join('\n\n');
}

/** What each of many requests costs, in microseconds. */
async function processorTime(way: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  for (let request = 0; request < REQUESTS; request += 1) await way();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / REQUESTS;
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
