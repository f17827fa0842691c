import type { components } from '@millrace/api-client';
import type { Database } from '../../../platform/db/database';
import { NotFoundError } from '../../../platform/errors';
import { readOptOutLink } from '../../../platform/mail';
import { findAlertsStopped, stopAlerts } from '../../notifications/alerts';
import { hasOptedOut, setOptOut } from './opt-outs.repository';

type EmailOptOut = components['schemas']['EmailOptOut'];

/** How it stands with the mails that a link stops. @throws {NotFoundError} where the link is none of ours. */
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

/** Stops the mails of a link, or lets them come again. @throws {NotFoundError} where the link is none of ours. */
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
