export { KEEP_ALIVE_MS } from './keep-alive';
export { stopServing } from './stop-serving';
export { onStopSignals } from './stop-signals';
