export { assertEncryptedOrPrivate } from './cleartext';
export { shutDownGracefully } from './graceful-shutdown';
export { hasValidHostHeader } from './host-header';
export { ipRateLimitKey } from './ip-rate-limit-key';
export { KEEP_ALIVE_MS } from './keep-alive';
export { readListenHost } from './listen-host';
export { PERMISSIONS_POLICY } from './permissions-policy';
export { onStopSignals } from './stop-signals';
