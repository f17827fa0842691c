export { type JobOutcome, type Metrics, noopMetrics } from './metrics';
export { PrometheusMetrics } from './prometheus';
