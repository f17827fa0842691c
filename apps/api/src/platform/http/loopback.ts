/** Whether an address is this machine's own, as IPv4, IPv6, or the one within the other. */
export const isLoopbackAddress = (ip: string | undefined): boolean =>
  ip !== undefined && /^(?:::1$|(?:::ffff:)?127\.)/.test(ip);

const LOOPBACK_HOST = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * Whether a `Host` header, or the host of an address, names this machine and can name no other: what a name server
 * says of all other names may change from one request to the next (DNS rebinding).
 *
 * @see https://www.rfc-editor.org/rfc/rfc6761#section-6.3
 */
export const isLoopbackHost = (host: string | undefined): boolean =>
  host !== undefined && LOOPBACK_HOST.test(host);
