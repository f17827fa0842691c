export { dsnOrigin, readDsn } from './dsn';
export {
  type FailureContext,
  type Monitor,
  type Monitoring,
  type Noticed,
  silentMonitor,
} from './monitor';
