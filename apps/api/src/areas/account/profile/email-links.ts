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

/** How many links to new addresses a member has sent in an hour. @see GAP-101 */
const LINKS_PER_HOUR = 5;

/** How long an address waits before the same form sends it another link. */
const AGAIN_AFTER_MS = 10 * 60_000;

const HOUR_MS = 60 * 60_000;

/** What a link takes back of a member's addresses. */
export const addressesOf = ({ id, email, secondaryEmail, preferredEmail }: UserRow['user']) => ({
  ...{ id, email, secondaryEmail, preferredEmail },
});

/** A member's links to new addresses: those that wait, and those that one change of the profile sends and ends. */
export class EmailLinks {
  constructor(
    private readonly tx: Transaction,
    private readonly context: Pick<Context, 'mailer'>,
    private readonly user: UserRow['user'],
    private changes: readonly PendingEmailChange[],
  ) {}

  /** The address that waits for its link. */
  waitingFor(slot: EmailSlot): string | undefined {
    return this.changes.findLast((change) => change.isOpen && change.slot === slot)?.email;
  }

  /** Ends the links that were sent for an address, so that none is good for it any more. */
  async end(slot: EmailSlot): Promise<void> {
    await endChanges(this.tx, this.user.id, slot);
    this.close(slot);
  }

  /**
   * Sends a link to a new address, and once more to one that has waited for a while; links to another one that was to
   * have its place end.
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
      // A form that is saved again and again may hold an address that waits: there is nothing to refuse.
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

  /** Tells the address that the member has now, while there is time to stop it. */
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
   * Somebody else's address gets no link, but a word to its owner. The link is kept all the same, so that the member's
   * own profile tells nothing either.
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
    await mailer.send({ name: 'confirmEmail', to: email, data }, { tx });
  }
}
