import { DAY_MS } from '@millrace/domain';
import type { Route } from './+types/security-txt';

/** Validity of the file. The expiry date is renewed daily, so that it never expires while the site is up. */
const VALID_DAYS = 90;

/** Serves security.txt with the contact for vulnerability reports. @see https://www.rfc-editor.org/rfc/rfc9116 */
export function loader({ context }: Route.LoaderArgs) {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: ${context.contact.securityUrl}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${context.webUrl}/.well-known/security.txt`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
