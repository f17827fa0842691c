import { normalizeEmail } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import type { MemberAddresses } from '../../../platform/db/schema';
import { sqlState } from '../../../platform/db/sql-state';
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
 * Applies changes of a member's addresses. A new address requires verification by a link, until which the previous one
 * remains. Only swapping two verified addresses and removing one take effect at once. Sending the current
 * address is no change, and does not cancel a pending one.
 *
 * @throws {InvalidFieldsError} If both are equal, or a missing second address is preferred.
 * @throws {RateLimitedError} For too many new addresses.
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
      // Password reset links were sent to the other address.
      await endLinksOf(tx, user.id, ['reset']);
      // Before the update, so that the notice goes to the previous primary address.
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
    // Preferring an address with a pending verification sends its link again. @see GAP-008
    if (asked.preferredEmail === 2) await links.send('secondary', waiting);
  }
  return { ...columns, preferredEmail: preferred };
}

const sameAddress = () => new InvalidFieldsError({ secondaryEmail: sentence('field.sameEmail') });

/**
 * Sets a verified address. Cancels pending links to other addresses for its slot and, for a new primary address, reset
 * links, which were sent to the previous one. The previous primary address is notified with a link to undo the change.
 *
 * @returns False, without changes, if there is no such member or another member has the address.
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
    // The address may have become the primary one in the meantime.
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
    // The address is no longer a member's when the mail is sent.
    const language = user.language ?? 'en';
    await context.mailer.send({ name: 'emailChanged', to: user.email, data, language }, { tx });
  }
  return true;
}

/** Restores a member's addresses, except one that another member has taken in the meantime. */
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

/** Updates a member. @returns False if a concurrent registration has taken the address (unique constraint). */
async function updateUnlessTaken(tx: Transaction, userId: string, change: MemberChange): Promise<boolean> {
  try {
    await tx.transaction((inner) => updateMember(inner, userId, change));
    return true;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return false;
    throw error;
  }
}
