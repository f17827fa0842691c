import type { components } from '@millrace/api-client';
import { countryName, normalizeEmail } from '@millrace/domain';
import type { PendingEmailChange } from '../email-tokens';
import { type OwnRecord, type UserRow, userView } from '../session';

type Me = components['schemas']['Me'];
type OwnEmail = components['schemas']['OwnEmail'];
type EmailRecord = components['schemas']['EmailRecord'];

/** Returns the viewer's own profile. */
export const meView = (row: UserRow, changes: readonly PendingEmailChange[], own: OwnRecord): Me => ({
  ...userView(row, own),
  country: countryName(row.user.country),
  country_code: row.user.country,
  emails: ownEmails(row, changes),
  has_password: row.user.passwordHash !== null,
});

function ownEmails({ user }: UserRow, changes: readonly PendingEmailChange[]): OwnEmail[] {
  const own: OwnEmail[] = [{ email: user.email, verified: true, isPrimary: true, slot: 'primary' }];
  if (user.secondaryEmail !== null) {
    own.push({ email: user.secondaryEmail, verified: true, isPrimary: false, slot: 'secondary' });
  }
  const known = new Set(own.map(({ email }) => normalizeEmail(email)));
  const waiting = new Map(changes.filter(({ isOpen }) => isOpen).map(({ email, slot }) => [email, slot]));
  for (const [email, slot] of waiting) {
    if (!known.has(email)) own.push({ email, verified: false, isPrimary: false, slot });
  }
  return own;
}

/** State of an address, disclosed only to its owner. @see DATA-004, GAP-040 */
export function emailView({ user }: UserRow, asked: string): EmailRecord {
  const email = normalizeEmail(asked);
  const isPrimary = normalizeEmail(user.email) === email;
  const isSecondary = user.secondaryEmail !== null && normalizeEmail(user.secondaryEmail) === email;
  return { verified: isPrimary || isSecondary, isPrimary };
}
