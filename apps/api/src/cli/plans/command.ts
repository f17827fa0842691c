import {
  DAY_MS,
  isEmail,
  isPlan,
  normalizeEmail,
  type PaidPlan,
  PLAN_OFFERS,
  type Plan,
} from '@millrace/domain';
import { findOwner } from '../../areas/account/registration';
import { endGrant, findGranted, type GrantChange, grantPlan } from '../../areas/commerce/subscriptions';
import type { Database, Transaction } from '../../platform/db/database';
import { type CommandContext, runCommand, UsageError, type Work } from '../run-command';

const USAGE = `Grants members a plan that they arranged with sales. Plans that members bought themselves stay unchanged.

  npm run plans -- grant EMAIL platinum --until 2027-11-22    grants it until the end of that day, in UTC
  npm run plans -- end EMAIL                                  ends it now
  npm run plans -- list                                       lists granted plans, the soonest to end first

With --dry-run at the end, it only reports what it would change.
Only one process can use the embedded database: stop Millrace first. On PostgreSQL, it can keep running.
`;

/**
 * Operator's command that grants plans.
 *
 * @returns Exit code: 0 if the requested state is reached, also if it was before; 1 if that is impossible.
 * @see GAP-079, PLAN-003
 */
export const plansCommand = (args: readonly string[], world: CommandContext): Promise<number> =>
  runCommand(args, world, USAGE, workOf);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DRY_RUN = '--dry-run';

/** Parses the arguments. @throws {UsageError} before anything is opened. */
function workOf(verb: string, args: readonly string[]): Work {
  const isDry = args.at(-1) === DRY_RUN;
  const rest = isDry ? args.slice(0, -1) : args;
  if (verb === 'list' && args.length === 0) return list;
  if (verb !== 'grant' && verb !== 'end') {
    throw new UsageError(`Use grant, end or list, not "${[verb, ...args].join(' ')}".`);
  }
  const [email, ...more] = rest;
  if (email === undefined || !isEmail(email)) {
    throw new UsageError(`Name one member by email: npm run plans -- ${verb} ada@example.com`);
  }
  if (verb === 'end') {
    if (more.length > 0) throw new UsageError(`Unknown argument "${more.join(' ')}".`);
    return (db) => changed(db, isDry, (tx) => end(tx, email));
  }
  const grant = readGrant(more);
  return (db) => changed(db, isDry, (tx) => give(tx, email, grant));
}

interface Grant {
  plan: PaidPlan;
  /** End of the last day. */
  until: Date;
}

function readGrant([plan, flag, day, ...more]: readonly string[]): Grant {
  if (!isPlan(plan) || plan === 'free' || flag !== '--until' || day === undefined || more.length > 0) {
    throw new UsageError('Use npm run plans -- grant ada@example.com platinum --until 2027-11-22');
  }
  const begin = Date.parse(`${day}T00:00:00.000Z`);
  // Some engines parse the 31st of a shorter month as a day of the next.
  const isDay = DAY.test(day) && !Number.isNaN(begin) && new Date(begin).toISOString().startsWith(day);
  if (!isDay) throw new UsageError(`"${day}" isn’t a date such as 2027-11-22.`);
  // The last moment of that day, so that pages show that day as the end.
  const until = new Date(begin + DAY_MS - 1);
  if (until.getTime() <= Date.now()) throw new UsageError(`${day} is in the past.`);
  return { plan, until };
}

/** Runs the work; a dry run does the same and rolls back, so that it reports what would happen. */
async function changed(
  db: Database,
  isDry: boolean,
  work: (tx: Transaction) => Promise<string>,
): Promise<string> {
  let said = '';
  try {
    await db.transaction(async (tx) => {
      said = await work(tx);
      if (isDry) throw new DryRunError();
    });
  } catch (error) {
    if (!(error instanceof DryRunError)) throw error;
    return `Dry run, nothing changed: ${said}`;
  }
  return said;
}

class DryRunError extends Error {}

async function give(tx: Transaction, email: string, { plan, until }: Grant): Promise<string> {
  const { id } = await requireMember(tx, email);
  const change = await grantPlan(tx, { userId: id, plan, until, now: new Date() });
  return `${email} has ${planName(plan)} until ${lastDay(until)}. ${said(change)}`;
}

async function end(tx: Transaction, email: string): Promise<string> {
  const { id } = await requireMember(tx, email);
  const change = await endGrant(tx, id, new Date());
  if (!change) return `${email} has no granted plan.`;
  return `The plan granted to ${email} has ended. ${said(change)}`;
}

async function list(db: Database): Promise<string> {
  const granted = await findGranted(db);
  if (granted.length === 0) return 'No granted plans.';
  return granted
    .map(({ email, name, plan, until }) => `${email}  ${name}, ${planName(plan)} until ${lastDay(until)}`)
    .join('\n');
}

const said = ({ before, after }: GrantChange): string =>
  before === after
    ? `The member stays on ${planName(after)}.`
    : `The member moved from ${planName(before)} to ${planName(after)}.`;

const planName = (plan: Plan): string => PLAN_OFFERS[plan].name;

/** Returns the last day of a plan. */
const lastDay = (until: Date): string => new Date(until.getTime() - 1).toISOString().slice(0, 10);

async function requireMember(tx: Transaction, email: string): Promise<{ id: string }> {
  const member = await findOwner(tx, normalizeEmail(email));
  if (!member) throw new UsageError(`No member has the email ${email}.`);
  return member;
}
