import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { RateLimitedError } from '../../../platform/errors';
import {
  type EmailSlot,
  endChanges,
  issueStop,
  issueToken,
  LINK_HOURS,
  type PendingEmailChange,
  replaceLinks,
} from '../email-tokens';
import type { UserRow } from '../session';
import { FORGOT_PATH } from './password-change';
import { findOtherOwner } from './profile.repository';

/** Maximum number of verification links for new addresses per member and hour. @see GAP-101 */
const LINKS_PER_HOUR = 5;

/** Minimum interval before the same form sends another link to an address. */
const AGAIN_AFTER_MS = 10 * 60_000;

const HOUR_MS = 60 * 60_000;

/** Returns the addresses that an undo link restores. */
export const addressesOf = ({ id, email, secondaryEmail, preferredEmail }: UserRow['user']) => ({
  ...{ id, email, secondaryEmail, preferredEmail },
});

/** Verification links of a member's address changes: pending ones, and those sent or cancelled by a profile change. */
export class EmailLinks {
  constructor(
    private readonly tx: Transaction,
    private readonly context: Pick<Context, 'mailer'>,
    private readonly user: UserRow['user'],
    private changes: readonly PendingEmailChange[],
  ) {}

  /** Returns the address with a pending verification. */
  waitingFor(slot: EmailSlot): string | undefined {
    return this.changes.findLast((change) => change.isOpen && change.slot === slot)?.email;
  }

  /** Cancels the pending links of an address. */
  async end(slot: EmailSlot): Promise<void> {
    await endChanges(this.tx, this.user.id, slot);
    this.close(slot);
  }

  /**
   * Sends a verification link to a new address, or again to one that has been pending for a while, and cancels links to
   * other addresses for the same slot.
   *
   * @throws {RateLimitedError}
   */
  async send(slot: EmailSlot, email: string): Promise<void> {
    const now = Date.now();
    const newest = this.changes.findLast((change) => change.slot === slot);
    const isWaiting = newest?.isOpen && newest.email === email;
    if (isWaiting && now - newest.createdAt.getTime() < AGAIN_AFTER_MS) return;
    const recent = this.changes.filter(({ createdAt }) => now - createdAt.getTime() < HOUR_MS);
    const [oldest] = recent.slice(-LINKS_PER_HOUR);
    if (oldest && recent.length >= LINKS_PER_HOUR) {
      // The address is already pending and the form is merely saved again, so this is no error.
      if (isWaiting) return;
      throw new RateLimitedError(Math.ceil((oldest.createdAt.getTime() + HOUR_MS - now) / 1000));
    }
    const purpose = 'change-email';
    if (!isWaiting) {
      await replaceLinks(this.tx, { purpose, userId: this.user.id, slot });
      this.close(slot);
    }
    const token = await issueToken(this.tx, { purpose, userId: this.user.id, email, slot });
    this.changes = [...this.changes, { email, slot, createdAt: new Date(now), isOpen: true }];
    await this.mail(email, `/verify?token=${token}`, LINK_HOURS[purpose]);
    await this.tellOwner(slot, email);
  }

  /** Notifies the current address with a link to stop the change. */
  private async tellOwner(slot: EmailSlot, newAddress: string): Promise<void> {
    const { tx, user } = this;
    const { firstName } = user;
    const at = new Date().toISOString();
    const data = { firstName, newAddress, slot, at, ...(await issueStop(tx, addressesOf(user))) };
    await this.context.mailer.send({ name: 'emailChangeAsked', to: user.email, data }, { tx });
  }

  private close(slot: EmailSlot): void {
    this.changes = this.changes.map((change) =>
      change.slot === slot ? { ...change, isOpen: false } : change,
    );
  }

  /**
   * Mails the owner instead if another member has the address. The link is stored all the same, so that the profile
   * does not disclose who is registered.
   */
  private async mail(email: string, confirmPath: string, validHours: number): Promise<void> {
    const { tx, user } = this;
    const { mailer } = this.context;
    const owner = await findOtherOwner(tx, email, user.id);
    if (owner) {
      const { firstName } = owner;
      const data = { firstName, signInPath: '/?login=true', resetPath: FORGOT_PATH };
      await mailer.send({ name: 'alreadyRegistered', to: email, data }, { tx });
      return;
    }
    const data = { firstName: user.firstName, address: email, confirmPath, validHours };
    // The address is not the member's yet.
    const language = user.language ?? 'en';
    await mailer.send({ name: 'confirmEmail', to: email, data, language }, { tx });
  }
}
