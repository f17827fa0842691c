/**
 * The push services of browsers. We send to what a page names, so that anything else would have us ask hosts that are
 * none of anybody's business.
 */
const SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

/** Whether an address is that of a browser's push service. @param also Origins that are taken besides. */
export function isPushEndpoint(endpoint: string, also: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname, port, username } = new URL(endpoint);
  if (also.includes(origin)) return true;
  const isKnown = SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`));
  return protocol === 'https:' && port === '' && username === '' && isKnown;
}
