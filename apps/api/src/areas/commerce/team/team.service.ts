import {
  isEmail,
  normalizeEmail,
  PLAN_OFFERS,
  type Plan,
  SITE_PATHS,
  shownName,
  teamSeats,
} from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Database, Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { ForbiddenError, NotFoundError, TeamFullError } from '../../../platform/errors';
import { refuse } from '../../../platform/http/refuse';
import { type Sentence, sentence } from '../../../platform/messages/text';
import type { MailLimits } from '../../feed/sharing';
import { bestOf, findOpenSubscriptions, refreshPlans } from '../subscriptions';
import {
  claimPlace,
  claimPlaces,
  declinePlace,
  deleteTeamMember,
  findRegistered,
  findTeam,
  insertTeamMembers,
  lockOwner,
  type TeamRow,
} from './team.repository';

/** A team with its number of seats. */
export interface Team {
  members: TeamRow[];
  seats: number;
}

/** Returns the seats of a member's own plan. @throws {ForbiddenError} Without a paid plan of their own. @see GAP-005 */
async function ownSeats(db: Database | Transaction, ownerId: string) {
  const own = bestOf(await findOpenSubscriptions(db, ownerId), new Date());
  if (!own) throw new ForbiddenError('plan_required');
  return { plan: own.plan, seats: teamSeats(own.plan) };
}

/** Reads the viewer's own team. @throws {ForbiddenError} As above. */
export async function readTeam(db: Database, ownerId: string): Promise<Team> {
  const { seats } = await ownSeats(db, ownerId);
  return { seats, members: await findTeam(db, ownerId) };
}

/**
 * Invites the new addresses of a team. A seat is reserved until its owner accepts or registers. Neither the reply nor
 * the team discloses who has an account.
 *
 * @param sent All addresses of the team, previously invited and new ones.
 * @throws {InvalidFieldsError} By index, for invalid and repeated addresses and the owner's own.
 * @throws {TeamFullError} If there are too few seats.
 * @throws {MailLimitError} If the owner's mail limit is exceeded.
 * @see API-026, GAP-047, GAP-048, DIFF-016
 */
export async function inviteTeam(
  tx: Transaction,
  { jobs, limits }: Pick<Context, 'jobs'> & { limits: MailLimits },
  ownerId: string,
  sent: readonly string[],
): Promise<Team> {
  const owner = await lockOwner(tx, ownerId);
  if (!owner) throw new NotFoundError();
  const { plan, seats } = await ownSeats(tx, ownerId);
  const team = await findTeam(tx, ownerId);
  const own = [owner.email, owner.secondaryEmail].flatMap((one) =>
    one === null ? [] : [normalizeEmail(one)],
  );
  const { added, problems } = readTeamEmails(sent, { own, known: team.map(({ email }) => email) });
  refuse(problems);
  const surplus = added.slice(Math.max(0, seats - team.length));
  if (surplus.length > 0) {
    throw new TeamFullError(
      seats,
      surplus.map(({ field }) => field),
    );
  }
  if (added.length === 0) return { seats, members: team };
  await limits.take(tx, ownerId, added.length, added[0]?.field ?? '0');
  await insertTeamMembers(
    tx,
    added.map(({ email }) => ({ id: newId(), ownerId, email, userId: null })),
  );
  await mailInvitations(
    tx,
    jobs,
    { owner, plan },
    added.map(({ email }) => email),
  );
  return { seats, members: await findTeam(tx, ownerId) };
}

/**
 * Resends a pending invitation.
 *
 * @throws {NotFoundError} If the team has no such seat, or it has been accepted.
 * @throws {MailLimitError} If the owner's mail limit is exceeded.
 */
export async function resendInvitation(
  tx: Transaction,
  { jobs, limits }: Pick<Context, 'jobs'> & { limits: MailLimits },
  ownerId: string,
  id: string,
): Promise<void> {
  const owner = await lockOwner(tx, ownerId);
  const invited = (await findTeam(tx, ownerId)).find((one) => one.id === id && one.userId === null);
  if (!owner || !invited) throw new NotFoundError();
  const { plan } = await ownSeats(tx, ownerId);
  await limits.take(tx, ownerId, 1, 'id');
  await mailInvitations(tx, jobs, { owner, plan }, [invited.email]);
}

async function mailInvitations(
  tx: Transaction,
  jobs: Context['jobs'],
  { owner, plan }: { owner: NonNullable<Awaited<ReturnType<typeof lockOwner>>>; plan: Plan },
  emails: readonly string[],
): Promise<void> {
  const registered = await findRegistered(tx, emails);
  for (const email of emails) {
    const signupPath = `${SITE_PATHS.signUp}?${new URLSearchParams({ email })}`;
    const teamInvitation = {
      sender: shownName(owner.name),
      company: owner.company,
      plan: PLAN_OFFERS[plan].name,
      path: registered.has(email) ? SITE_PATHS.plans : signupPath,
      isMember: registered.has(email),
    };
    await jobs.send('memberMail', { to: email, replyTo: owner.email, teamInvitation }, { tx });
  }
}

/** Removes somebody from the viewer's team, whatever the plan. @throws {NotFoundError} If there is no such seat. */
export async function removeFromTeam(tx: Transaction, ownerId: string, id: string): Promise<void> {
  const removed = await deleteTeamMember(tx, ownerId, id);
  if (!removed) throw new NotFoundError();
  if (removed.userId !== null) await refreshPlans(tx, [removed.userId], new Date());
}

/**
 * Accepts or declines a seat reserved for one of a member's addresses.
 *
 * @throws {NotFoundError} If there is no such invitation.
 */
export async function answerInvitation(
  tx: Transaction,
  userId: string,
  id: string,
  isAccepted: boolean,
): Promise<void> {
  const answered = await (isAccepted ? claimPlace : declinePlace)(tx, userId, id);
  if (!answered) throw new NotFoundError();
  if (isAccepted) await refreshPlans(tx, [userId], new Date());
}

/** Assigns a new member the seats reserved for their address, as the invitation promises. @see GAP-047 */
export async function joinTeams(tx: Transaction, userId: string): Promise<void> {
  if (await claimPlaces(tx, userId)) await refreshPlans(tx, [userId], new Date());
}

/** Parsed addresses of a team. */
interface TeamEmails {
  /** Addresses new to the team, in lower case, with their index in the list. */
  added: { email: string; field: string }[];
  /** Validation errors by index. */
  problems: Record<string, Sentence>;
}

/**
 * Parses the addresses of a team, existing and new. Ignores empty entries.
 *
 * @param own The owner's addresses, in lower case.
 * @param known Addresses in the team, in lower case.
 * @see GAP-048
 */
function readTeamEmails(
  sent: readonly string[],
  { own, known }: { own: readonly string[]; known: readonly string[] },
): TeamEmails {
  const added: TeamEmails['added'] = [];
  const problems: Record<string, Sentence> = {};
  const seen = new Set<string>();
  for (const [place, written] of sent.entries()) {
    const email = normalizeEmail(written);
    const field = String(place);
    if (email === '') continue;
    if (!isEmail(email)) problems[field] = sentence('field.email');
    else if (own.includes(email)) problems[field] = sentence('field.ownEmail');
    else if (seen.has(email)) problems[field] = sentence('field.repeatedEmail');
    else if (!known.includes(email)) added.push({ email, field });
    seen.add(email);
  }
  return { added, problems };
}
