import { isIP } from 'node:net';
import type { PageReach } from './page-reach';

/** Ends of names that nothing on the open internet has. @see https://www.iana.org/assignments/special-use-domain-names */
const INTERNAL =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|private|corp|home|lan|test|invalid|onion|alt|arpa)$/;

const NAME = /^(?=.{4,253}$)(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;

/** Anybody's, by which is asked whether a name may be read at a port. */
const ANYBODYS_ADDRESS = '1.1.1.1';

/**
 * A host as browsers name it, with the port that is not usual: in small letters, names in other scripts as they travel,
 * and without the dot that may end a name. To look at it alone, nobody is asked where it leads to.
 */
export const namedHost = ({ hostname, port }: URL): string =>
  hostname.replace(/\.$/, '') + (port && `:${port}`);

/** Whether a host, as `namedHost` gives it, could be on the open internet; whoever connects there looks again. */
export function isPublicHost(host: string, reach: PageReach): boolean {
  const url = new URL(`https://${host}`);
  const name = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(name) > 0) return reach.isAllowed(name, Number(url.port || 443));
  return (
    NAME.test(name) && !INTERNAL.test(name) && reach.isAllowed(ANYBODYS_ADDRESS, Number(url.port || 443))
  );
}
