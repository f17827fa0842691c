import { normalizeEmail } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import type { MemberAddresses } from '../../../platform/db/schema';
import { sqlState } from '../../../platform/db/transact';
import { InvalidFieldsError } from '../../../platform/errors';
import { sentence } from '../../../platform/messages/text';
import { reviewLink } from '../../companies/affiliations';
import { type EmailSlot, endChanges, endLinksOf, findChanges, issueStop } from '../email-tokens';
import { tellMember } from '../security';
import type { UserRow } from '../session';
import { addressesOf, EmailLinks } from './email-links';
import { findOtherOwner, lockMember, type MemberChange, updateMember } from './profile.repository';
import type { ProfileChange } from './profile-change';

type EmailColumns = Pick<MemberChange, 'email' | 'secondaryEmail' | 'preferredEmail'>;

type EmailsAsked = Pick<ProfileChange, 'primaryEmail' | 'secondaryEmail' | 'preferredEmail'>;

/**
 * What becomes of a member's addresses at once. A new one counts only when its link is followed, and the one before
 * stays until then; only two that are both verified change places, and one is removed, without further ado. An address
 * that is sent as it stands is no change, and leaves alone what waits for its place.
 *
 * @throws {InvalidFieldsError} for the same address twice, and where a second one is preferred that is not there.
 * @throws {RateLimitedError} for too many new addresses.
 * @see DIFF-010
 */
export async function changeEmails(
  tx: Transaction,
  context: Pick<Context, 'mailer'>,
  { user }: UserRow,
  asked: EmailsAsked,
): Promise<EmailColumns> {
  let primary = normalizeEmail(user.email);
  let secondary = user.secondaryEmail === null ? null : normalizeEmail(user.secondaryEmail);
  const columns: EmailColumns = {};
  const links = new EmailLinks(tx, context, user, await findChanges(tx, user.id));

  const { primaryEmail, secondaryEmail } = asked;
  if (primaryEmail !== undefined && primaryEmail !== primary) {
    if (secondaryEmail === primaryEmail) throw sameAddress();
    if (primaryEmail === secondary && !(await findOtherOwner(tx, primaryEmail, user.id))) {
      [primary, secondary] = [secondary, primary];
      columns.email = primary;
      columns.secondaryEmail = secondary;
      await links.end('primary');
      // They went to the other address.
      await endLinksOf(tx, user.id, ['reset']);
      // While the one before is the first in the database.
      await tellMember(tx, context, user.id, 'addressesSwapped');
    } else {
      await links.send('primary', primaryEmail);
    }
  }
  if (secondaryEmail !== undefined && secondaryEmail !== secondary) {
    if (secondaryEmail === primary) throw sameAddress();
    if (secondaryEmail === null) {
      secondary = null;
      columns.secondaryEmail = null;
      await links.end('secondary');
    } else {
      await links.send('secondary', secondaryEmail);
    }
  }

  const preferred = asked.preferredEmail ?? user.preferredEmail;
  if (preferred === 2 && secondary === null) {
    const waiting = links.waitingFor('secondary');
    if (waiting === undefined) {
      if (asked.preferredEmail === 2) {
        throw new InvalidFieldsError({ preferredEmail: sentence('field.noSecondEmail') });
      }
      return { ...columns, preferredEmail: 1 };
    }
    // Preferring an address that waits for its link asks for the link once more. @see GAP-008
    if (asked.preferredEmail === 2) await links.send('secondary', waiting);
  }
  return { ...columns, preferredEmail: preferred };
}

const sameAddress = () => new InvalidFieldsError({ secondaryEmail: sentence('field.sameEmail') });

/**
 * Gives a member the address whose link was followed. Links to other addresses for its place end, and with a new first
 * address those that set a new password, which went to the former one. The address that was the first one gets word of
 * it, and can take it back.
 *
 * @returns False when there is no such member, or the address has become somebody else's: nothing has changed then.
 * @see DIFF-010
 */
export async function applyEmailChange(
  tx: Transaction,
  context: Pick<Context, 'mailer'>,
  { userId, slot, email }: { userId: string; slot: EmailSlot; email: string },
): Promise<boolean> {
  const member = await lockMember(tx, userId);
  if (!member?.user.isActive || (await findOtherOwner(tx, email, userId))) return false;
  const { user } = member;
  const former = normalizeEmail(user.email);
  if (slot === 'secondary') {
    // It has become the first one meanwhile.
    if (former !== email) {
      await tellMember(tx, context, userId, 'secondAdded');
      await updateMember(tx, userId, { secondaryEmail: email });
    }
    await reviewLink(tx, userId);
    await endChanges(tx, userId, 'secondary');
    return true;
  }
  const isSecond = user.secondaryEmail !== null && normalizeEmail(user.secondaryEmail) === email;
  const change = { email, ...(isSecond && { secondaryEmail: null, preferredEmail: 1 as const }) };
  if (!(await updateUnlessTaken(tx, userId, change))) return false;
  await endChanges(tx, userId, 'primary');
  await endLinksOf(tx, userId, ['reset']);
  await reviewLink(tx, userId);
  if (former !== email) {
    const { firstName } = user;
    const at = new Date().toISOString();
    const data = { firstName, newAddress: email, at, ...(await issueStop(tx, addressesOf(user))) };
    await context.mailer.send({ name: 'emailChanged', to: user.email, data }, { tx });
  }
  return true;
}

/** Puts a member's addresses back. One that has become somebody else's meanwhile is not. */
export async function restoreAddresses(
  tx: Transaction,
  userId: string,
  { email, secondaryEmail, preferredEmail }: MemberAddresses,
): Promise<void> {
  const member = await lockMember(tx, userId);
  const isTaken = async (address: string) =>
    (await findOtherOwner(tx, normalizeEmail(address), userId)) !== null;
  if (!member || (await isTaken(email))) return;
  const second = secondaryEmail !== null && (await isTaken(secondaryEmail)) ? null : secondaryEmail;
  const preferred = second !== null && preferredEmail === 2 ? 2 : 1;
  const { user } = member;
  if (user.email === email && user.secondaryEmail === second && user.preferredEmail === preferred) return;
  const change = { email, secondaryEmail: second, preferredEmail: preferred } as const;
  if (await updateUnlessTaken(tx, userId, change)) await reviewLink(tx, userId);
}

const UNIQUE_VIOLATION = '23505';

/** Whoever registers with the address at this very moment may be quicker. */
async function updateUnlessTaken(tx: Transaction, userId: string, change: MemberChange): Promise<boolean> {
  try {
    await tx.transaction((inner) => updateMember(inner, userId, change));
    return true;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return false;
    throw error;
  }
}
