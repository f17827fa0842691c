export { ipRateLimitKey } from './ip-rate-limit-key';
export { KEEP_ALIVE_MS } from './keep-alive';
export { readListenHost } from './listen-host';
export { namesOneHost } from './names-one-host';
export { PERMISSIONS_POLICY } from './permissions-policy';
export { requirePrivateHost } from './plain-text';
export { stopServing } from './stop-serving';
export { onStopSignals } from './stop-signals';
