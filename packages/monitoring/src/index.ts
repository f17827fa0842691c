export { dsnOrigin, readDsn } from './dsn';
export {
  type ErrorSource,
  type FailureContext,
  type Monitor,
  type Monitoring,
  noopMonitor,
} from './monitor';
