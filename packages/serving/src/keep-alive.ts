/**
 * Keep-alive time-out, in ms. It is longer than that of load balancers and clients, so that they close first: a
 * request that is sent while the server closes would fail.
 */
export const KEEP_ALIVE_MS = 75_000;
