export { type JobOutcome, type Metrics, silentMetrics } from './metrics';
export { PrometheusMetrics } from './prometheus';
