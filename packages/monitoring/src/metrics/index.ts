export { type MetricsPlace, readMetricsPlace } from './metrics-place';
export { type MetricsServer, type MetricsSource, serveMetrics } from './serve-metrics';
