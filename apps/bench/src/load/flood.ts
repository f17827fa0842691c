import { Agent } from 'node:http';
import { Random } from '../api/data/random';
import type { FloodOrder, FloodReport } from './driver';
import { send } from './send';

/** Number of consecutive good replies that count as recovered. */
const GOOD_IN_A_ROW = 10;

/** Timeout of the recovery, in milliseconds. */
const GIVEN_UP_MS = 60_000;

/** Sends more requests than the server can answer, and then watches until it has recovered. */
export async function flood(order: FloodOrder): Promise<FloodReport> {
  const { apiUrl, paths, talkers, connections, seconds } = order;
  const report: FloodReport = {
    statuses: {},
    withoutRetryAfter: 0,
    answeredMs: [],
    refusedMs: [],
    recoveryMs: null,
  };
  const random = new Random(7);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = () => send(agent, apiUrl + random.pick(paths), random.pick(talkers).cookie);
  const endAt = performance.now() + seconds * 1000;
  const one = async (): Promise<void> => {
    while (performance.now() < endAt) {
      const { status, retryAfter, ms } = await ask();
      const name = status === 0 ? 'broken' : String(status);
      report.statuses[name] = (report.statuses[name] ?? 0) + 1;
      if (status === 200) report.answeredMs.push(ms);
      else if (status === 429 || status === 503) {
        report.refusedMs.push(ms);
        if (!(Number(retryAfter) > 0)) report.withoutRetryAfter += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  const ended = performance.now();
  for (let good = 0; performance.now() - ended < GIVEN_UP_MS; ) {
    const { status, ms } = await ask();
    good = status === 200 && ms <= order.wellMs ? good + 1 : 0;
    if (good === GOOD_IN_A_ROW) {
      report.recoveryMs = performance.now() - ended;
      break;
    }
  }
  agent.destroy();
  for (const times of [report.answeredMs, report.refusedMs]) times.sort((a, b) => a - b);
  return report;
}
