import type { components } from '@millrace/api-client';
import { countryName } from '@millrace/domain';
import type { Database, Transaction } from '../../../platform/db/database';
import { NotFoundError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { namesFollowers } from '../../../visibility';
import { findSuccessors } from '../../catalogue/merging';
import { findCompany, findFollowerIds } from './companies.repository';
import { companyView } from './companies.view';

/** A company as replies show it; of one that was merged, the one that it is now. @throws {NotFoundError} @see GAP-088 */
export async function readCompany(
  db: Database | Transaction,
  id: string,
  viewer: Viewer | null,
): Promise<components['schemas']['CompanyReply']> {
  const row = (await findCompany(db, id)) ?? (await mergedCompany(db, id));
  if (!row) throw new NotFoundError();
  const followerIds = viewer && namesFollowers(viewer) ? await findFollowerIds(db, row.id, viewer.id) : [];
  return { Item: companyView(row, followerIds), country: countryName(row.country) };
}

async function mergedCompany(db: Database | Transaction, id: string) {
  const into = (await findSuccessors(db, 'companies', [id])).get(id);
  return into === undefined ? null : findCompany(db, into);
}
