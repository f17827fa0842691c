export { openRealtime, type Realtime } from './realtime';
