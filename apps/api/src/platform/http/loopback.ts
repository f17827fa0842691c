/** Returns true for a loopback address in IPv4, IPv6 or IPv4-mapped form. */
export const isLoopbackAddress = (ip: string | undefined): boolean =>
  ip !== undefined && /^(?:::1$|(?:::ffff:)?127\.)/.test(ip);

const LOOPBACK_HOST = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * Returns true if a `Host` header or URL host can only mean this machine. Other names may resolve to another address
 * at the next request (DNS rebinding).
 *
 * @see https://www.rfc-editor.org/rfc/rfc6761#section-6.3
 */
export const isLoopbackHost = (host: string | undefined): boolean =>
  host !== undefined && LOOPBACK_HOST.test(host);
