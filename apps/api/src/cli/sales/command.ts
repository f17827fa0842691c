import { countryName } from '@millrace/domain';
import { type DeskRequest, findDeskRequest, findDeskRequests } from '../../areas/commerce/inquiries';
import type { Database } from '../../platform/db/database';
import { type CommandContext, runCommand, UsageError, type Work } from '../run-command';

const USAGE = `Lists the inquiries and quote requests to the sales desk. Doesn’t change anything.

  npm run sales -- list [--since 2026-11-01]    lists up to 200, newest first
  npm run sales -- show ID                      shows one in full

Only one process can use the embedded database: stop Millrace first. On PostgreSQL, it can keep running.
`;

/**
 * Operator's command that lists inquiries to the sales desk.
 *
 * @returns Exit code: 0 on success, 1 on failure.
 * @see DIFF-003
 */
export const salesCommand = (args: readonly string[], world: CommandContext): Promise<number> =>
  runCommand(args, world, USAGE, workOf);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Parses the arguments. @throws {UsageError} before anything is opened. */
function workOf(verb: string, rest: readonly string[]): Work {
  if (verb === 'list') {
    const [flag, day, ...more] = rest;
    const isAsked = flag === '--since' && day !== undefined && DAY.test(day) && more.length === 0;
    if (flag !== undefined && !(isAsked && !Number.isNaN(Date.parse(day)))) {
      throw new UsageError('Use npm run sales -- list, or list --since 2026-11-01.');
    }
    return (db) => list(db, day ?? null);
  }
  const [id, ...more] = rest;
  if (verb !== 'show') throw new UsageError(`Use list or show, not "${verb}".`);
  if (id === undefined || more.length > 0 || !ID.test(id)) {
    throw new UsageError('Name one request by its ID, as listed: npm run sales -- show ID');
  }
  return (db) => show(db, id);
}

const displayName = ({ firstName, lastName }: DeskRequest): string =>
  [firstName, lastName].filter(Boolean).join(' ');

const quantityOf = ({ quantity, unit }: DeskRequest): string | null =>
  quantity && [quantity, unit].filter(Boolean).join(' ');

/** Removes control characters: form input must not send escape sequences to the terminal. */
const onOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');

async function list(db: Database, since: string | null): Promise<string> {
  const found = await findDeskRequests(db, since);
  if (found.length === 0) return 'No inquiries or quote requests.';
  return found
    .map((one) => {
      const about = one.productName === null ? 'inquiry' : `quote request for ${one.productName}`;
      const reach =
        one.recipients > 0 ? `${one.answered} of ${one.recipients} suppliers replied` : 'sales desk';
      return onOneLine(
        [one.id, one.createdAt.toISOString(), displayName(one), one.email, about, quantityOf(one), reach]
          .filter(Boolean)
          .join('  '),
      );
    })
    .join('\n');
}

async function show(db: Database, id: string): Promise<string> {
  const one = await findDeskRequest(db, id);
  if (!one) throw new UsageError(`We couldn’t find the request ${id}.`);
  const facts = [
    ['From', `${displayName(one)} <${one.email}>`],
    ['Company', one.companyName],
    ['Phone', one.phone],
    ['Sent', one.createdAt.toISOString()],
    ['Product', one.productName],
    ['Quantity', quantityOf(one)],
    ['Needed by', one.neededBy],
    ['Delivery to', countryName(one.deliveryCountry)],
    ['Attachment', one.attachmentName],
    ['Suppliers', one.recipients > 0 ? `${one.answered} of ${one.recipients} replied` : null],
  ].flatMap(([label, value]) => (value ? [onOneLine(`${label}: ${value}`)] : []));
  return [...facts, '', ...one.message.split('\n').map(onOneLine)].join('\n');
}
