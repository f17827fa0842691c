import type { components } from '@millrace/api-client';
import {
  type InvitedKind,
  normalizeEmail,
  readAddresses,
  SHARE_ADDRESSES_MAX,
  SITE_PATHS,
  shownName,
} from '@millrace/domain';
import { parse } from 'tldts';
import type { Config } from '../../../platform/config';
import type { Context } from '../../../platform/context';
import type { Database, Transaction } from '../../../platform/db/database';
import { InvalidFieldsError, MailLimitError, NotFoundError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { SharedCounters, secondsUntil } from '../../../platform/http/rate-limit.repository';
import { refuse } from '../../../platform/http/refuse';
import type { MemberMailJob } from '../../../platform/jobs';
import { languageOfMember, optOutPath, readOptOutLink } from '../../../platform/mail';
import { type Sentence, sentence, text } from '../../../platform/messages/text';
import { findAlertsStopped, stopAlerts } from '../../notifications/alerts';
import { findShared } from './shared-thing';
import {
  findSender,
  hasOptedOut,
  keepInvitations,
  NEW_SENDER_DAYS,
  type SenderRow,
  setOptOut,
} from './sharing.repository';

type EmailShare = components['schemas']['EmailShare'];

/**
 * Queues a mail to each address on behalf of the member.
 *
 * @returns Number of distinct addresses.
 * @throws {InvalidFieldsError} If an address is invalid, the record cannot be shared, or the text contains a link.
 * @throws {MailLimitError} If the member's mail limit is exceeded.
 * @see API-054, GAP-095
 */
export async function shareByEmail(
  tx: Transaction,
  { jobs, limits }: Pick<Context, 'jobs'> & { limits: MailLimits },
  viewer: Viewer,
  form: EmailShare,
): Promise<number> {
  const addresses = readReceivers(form.to, 'to');
  const { kind, ...thing } = await findShared(tx, form, viewer);
  const sender = await findSender(tx, viewer.id);
  refuseAddresses(form, sender);
  await limits.take(tx, viewer.id, addresses.length, 'to');
  const name = shownName(sender.displayName);
  const share = {
    ...thing,
    kind,
    sender: name,
    company: sender.company,
    subject: subjectOf(form.subject?.trim() ?? '', name) || text('share.subject', { name, kind }),
    message: form.body?.trim() || text('share.body', { kind }),
  };
  for (const to of addresses) await jobs.send('memberMail', { to, replyTo: sender.email, share }, { tx });
  return addresses.length;
}

/** Prefixes the subject with the sender, so that it cannot impersonate somebody else. */
const subjectOf = (typed: string, name: string): string =>
  typed === '' || typed.startsWith(name) ? typed : `${name}: ${typed}`;

/** Refuses links to strangers from members of unknown identity, because our domain would make them look trustworthy. */
function refuseAddresses({ subject = '', body = '' }: EmailShare, { isKnown }: SenderRow): void {
  refuse({
    ...(findAddress(subject) !== null && { subject: sentence('field.linkInSubject') }),
    ...(!isKnown &&
      findAddress(body) !== null && { body: sentence('field.newSenderLink', { days: NEW_SENDER_DAYS }) }),
  });
}

/** An invitation to follow something, with its addresses. */
interface Invitation {
  email: string | readonly string[];
  kind: InvitedKind;
  id: string;
}

/**
 * Queues an invitation to each address on behalf of the member, and records it to notify the member when somebody
 * joins. The reply does not disclose which addresses are registered.
 *
 * @returns Number of distinct addresses.
 * @throws {InvalidFieldsError} If an address is invalid, or there is no such record.
 * @throws {MailLimitError} If the member's mail limit is exceeded.
 * @see API-090, API-091, GAP-095, NOTE-014
 */
export async function inviteToFollow(
  tx: Transaction,
  { jobs, limits }: Pick<Context, 'jobs'> & { limits: MailLimits },
  viewer: Viewer,
  { email, kind, id }: Invitation,
): Promise<number> {
  const addresses = readReceivers(email, 'email');
  const { title, path } = await findShared(tx, { [`${kind}_id`]: id }, viewer);
  await limits.take(tx, viewer.id, addresses.length, 'email');
  const sender = await findSender(tx, viewer.id);
  const invitation = {
    sender: shownName(sender.displayName),
    company: sender.company,
    kind,
    title: title ?? '',
    path,
  };
  for (const to of addresses) {
    const signupPath = `${SITE_PATHS.signUp}?${new URLSearchParams({ email: to })}`;
    const followInvitation = { ...invitation, signupPath };
    await jobs.send('memberMail', { to, replyTo: sender.email, followInvitation }, { tx });
  }
  await keepInvitations(tx, viewer.id, addresses);
  return addresses.length;
}

/**
 * Parses the distinct recipients of a member's mail.
 *
 * @param field Form field, for validation errors.
 * @throws {InvalidFieldsError} naming what is no address.
 */
function readReceivers(sent: string | readonly string[], field: string): string[] {
  // Addresses contain no commas, so an entry with several is split like typed text.
  const { addresses, invalid } = readAddresses(typeof sent === 'string' ? sent : sent.join());
  const problem = receiverError(addresses, invalid);
  if (problem !== null) throw new InvalidFieldsError({ [field]: problem });
  return addresses;
}

function receiverError(addresses: readonly string[], invalid: readonly string[]): Sentence | null {
  if (invalid.length > 0) {
    return sentence('field.notEmails', { count: invalid.length, list: invalid.join(', ') });
  }
  if (addresses.length === 0) return sentence('problem.blank');
  if (addresses.length > SHARE_ADDRESSES_MAX)
    return sentence('problem.maxItems', { limit: SHARE_ADDRESSES_MAX });
  return null;
}

/** Matches tokens without surrounding punctuation. */
const WORD = /[^\s<>"'()[\]{},;|]+/g;

const SCHEME = /^(?:[a-z][a-z\d+.-]*:)?\/\//i;

/**
 * Finds a web address in a text, also without a scheme, because mail programs turn both into links.
 *
 * @returns Null if there is none. An email address does not count.
 */
export function findAddress(text: string): string | null {
  for (const [written] of text.matchAll(WORD)) {
    const word = written.replace(/[.:!?…]+$/u, '');
    if (SCHEME.test(word) || /^www\./i.test(word)) return word;
    const { isIcann, isPrivate, domain } = parse(word, { allowPrivateDomains: true });
    if (!word.includes('@') && domain !== null && (isIcann || isPrivate)) return word;
  }
  return null;
}

/** Sends a member's mail, unless the recipient has opted out. */
export async function sendMemberMail(
  { db, mailer }: Pick<Context, 'db' | 'mailer'>,
  { to, replyTo, ...written }: MemberMailJob,
): Promise<void> {
  const email = normalizeEmail(to);
  if (await hasOptedOut(db, email)) return;
  const stopPath = await optOutPath(db, { kind: 'members', email });
  // A stranger gets the sender's language, in which the message is probably written.
  const own = await languageOfMember(db, replyTo);
  const mail = { to, replyTo, ...(own && { language: own }) };
  if ('share' in written) {
    await mailer.send({ name: 'share', ...mail, data: { ...written.share, stopPath } });
  } else if ('teamInvitation' in written) {
    const data = { ...written.teamInvitation, stopPath };
    await mailer.send({ name: 'teamInvitation', ...mail, data });
  } else {
    const data = { ...written.followInvitation, stopPath };
    await mailer.send({ name: 'followInvitation', ...mail, data });
  }
}

const HOUR_MS = 60 * 60_000;

/** Counters of mails sent by members, per hour and day. @see GAP-101 */
export class MailLimits {
  private readonly counters;

  constructor(db: Database, { mailLimits }: Pick<Config, 'mailLimits'>) {
    const limits = [
      { period: 'hour', limit: mailLimits.mailsPerHour, windowMs: HOUR_MS },
      { period: 'day', limit: mailLimits.mailsPerDay, windowMs: 24 * HOUR_MS },
    ] as const;
    this.counters = limits.map(({ windowMs, ...rest }) => ({
      ...rest,
      counter: new SharedCounters(db, `member-mail-${rest.period}:`, windowMs),
    }));
  }

  /**
   * Increments the counters of a member's mails, in the transaction that queues them.
   *
   * @param field Form field, for the error with the remaining number.
   * @throws {MailLimitError} If a limit would be exceeded; then none of them count.
   */
  async take(tx: Transaction, memberId: string, count: number, field: string): Promise<void> {
    for (const { counter, period, limit } of this.counters) {
      if (limit === 0) continue;
      const { before, resetTime } = await counter.addIn(tx, memberId, count);
      if (before + count <= limit) continue;
      throw new MailLimitError(field, {
        limit,
        left: Math.max(0, limit - before),
        period,
        seconds: secondsUntil(resetTime),
      });
    }
  }
}

type EmailOptOut = components['schemas']['EmailOptOut'];

/** Reads the opt-out of an unsubscribe link. @throws {NotFoundError} If the link is invalid. */
export async function findMailSubscription(db: Database, token: string): Promise<EmailOptOut> {
  const link = await readOptOutLink(db, token);
  if (link?.kind === 'members') {
    const { kind, email } = link;
    return { kind, email, opted_out: await hasOptedOut(db, email) };
  }
  const found = link && (await findAlertsStopped(db, link.userId));
  if (!found) throw new NotFoundError();
  return { kind: 'alerts', email: found.email, opted_out: found.isStopped };
}

/** Opts out of the mails of an unsubscribe link, or in again. @throws {NotFoundError} If the link is invalid. */
export async function setMailSubscription(
  db: Database,
  token: string,
  isOptedOut: boolean,
): Promise<EmailOptOut> {
  const link = await readOptOutLink(db, token);
  if (link?.kind === 'members') await setOptOut(db, link.email, isOptedOut);
  else if (link) await stopAlerts(db, link.userId, isOptedOut);
  return findMailSubscription(db, token);
}
