import type { MetricsSource } from '@millrace/monitoring/metrics';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Prometheus metrics of the web server. */
export interface WebMetrics extends MetricsSource {
  requests: Histogram<'kind' | 'status'>;
}

/** Creates the metrics. @param version Version label of the build. */
export function openMetrics(version: string): WebMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'millrace_build_info',
    help: '1, with the version of the build.',
    labelNames: ['version', 'part'],
    registers: [registry],
  }).set({ version, part: 'web' }, 1);
  const requests = new Histogram({
    name: 'millrace_web_request_duration_seconds',
    help: 'How long replies of the web server took, by kind and the class of the status.',
    labelNames: ['kind', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  return { requests, contentType: registry.contentType, metrics: () => registry.metrics() };
}

/** Classifies a path for metrics; the path itself may contain personal data. */
export function pathKind(path: string): 'health' | 'asset' | 'embed' | 'art' | 'data' | 'page' {
  if (path === '/healthz' || path === '/readyz') return 'health';
  if (path.startsWith('/assets/')) return 'asset';
  if (path.startsWith('/embed/')) return 'embed';
  if (path.startsWith('/art/')) return 'art';
  return path.endsWith('.data') ? 'data' : 'page';
}
