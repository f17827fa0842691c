import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PrometheusMetrics } from '../../apps/api/src/platform/metrics/index.ts';
import { openMetrics } from '../../apps/web/server/metrics.ts';
import { at } from '../workspace/paths.mjs';

/** @param {string} file */
const read = (file) => readFileSync(at('docs/monitoring', file), 'utf8');

/** Labels that Prometheus itself gives what it reads. */
const GIVEN_LABELS = ['job', 'instance', 'le'];

/** What both servers export: the names of series, and all their labels. */
async function exported() {
  const api = new PrometheusMetrics('1');
  api.gauge({
    pool: { totalCount: 2, idleCount: 1, waitingCount: 0 },
    sockets: () => 0,
    jobs: async () => [{ kind: 'mail', waiting: 0, later: 0, underWay: 0, givenUp: 0, oldestSeconds: 0 }],
    condition: async () => 'ok',
  });
  api.requestBegan();
  api.requestEnded('getHealth', 200, 0.1);
  api.requestRefused('overloaded');
  api.queryEnded(true, 0.1);
  api.jobEnded('mail', 'done', 0.1);
  api.housekeepingEnded('purgeExpiredLinks', false);
  const web = openMetrics('1');
  web.requests.observe({ kind: 'page', status: '2xx' }, 0.1);
  const lines = `${await api.metrics()}\n${await web.metrics()}`.split('\n');
  const names = new Set(['up']);
  const labels = new Set(GIVEN_LABELS);
  for (const line of lines) {
    const [, name, inside = ''] = /^([a-z_][\w:]*)(?:\{(.*)\})? /.exec(line) ?? [];
    if (name) names.add(name);
    for (const [, label = ''] of inside.matchAll(/(\w+)="/g)) labels.add(label);
  }
  return { names, labels };
}

/** What a query names. @param {string} query */
function namedIn(query) {
  /** @type {string[]} */
  const metrics = [];
  /** @type {string[]} */
  const labels = [];
  parser.parse(query).iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) throw new Error(`Not PromQL at ${from}: ${query}`);
      const text = query.slice(from, to);
      if (type.name === 'Identifier') metrics.push(text);
      if (type.name === 'LabelName') labels.push(text);
    },
  });
  return { metrics, labels };
}

/** @type {{ alert: string, expr: string, labels: { severity: string }, annotations: Record<string, string> }[]} */
const alerts = parse(read('alerts.yaml')).groups.flatMap((/** @type {any} */ group) => group.rules);
/** @type {{ title: string, datasource: { uid: string }, targets: { expr: string }[] }[]} */
const panels = JSON.parse(read('dashboard.json')).panels;

describe('what an operator is given', () => {
  it.each([
    ...alerts.map(({ alert, expr }) => [alert, expr]),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr])),
  ])('%s asks for what the servers export', async (_title, query) => {
    const { names, labels } = await exported();
    const asked = namedIn(query);
    expect(asked.metrics.length).toBeGreaterThan(0);
    for (const name of asked.metrics) expect(names).toContain(name);
    for (const label of asked.labels) expect(labels).toContain(label);
  });

  it('says of each alert how urgent it is, what is the matter and what to do', () => {
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
    for (const { alert, labels, annotations } of alerts) {
      expect(alert).toMatch(/^Millrace[A-Z]/);
      expect(['page', 'ticket']).toContain(labels.severity);
      expect([annotations.summary, annotations.action]).toEqual([expect.any(String), expect.any(String)]);
    }
  });

  it('asks no Prometheus but the one that is chosen', () => {
    for (const { datasource } of panels) expect(datasource.uid).toMatch(/^\$\{source\}$/);
  });

  it('describes no metric that there is not, and leaves none of ours out', async () => {
    const { names } = await exported();
    const described = new Set(read('README.md').match(/millrace_\w+/g));
    const own = [...names]
      .filter((name) => name.startsWith('millrace_'))
      .map((name) => name.replace(/(?<=_seconds)_(bucket|count|sum)$/, ''));
    expect([...described].sort()).toEqual([...new Set(own)].sort());
  });
});
