import type { components } from '@millrace/api-client';
import { countryName } from '@millrace/domain';
import type { Database, Transaction } from '../../db/database';
import { NotFoundError } from '../../errors';
import { findCompany } from './companies.repository';
import { companyView } from './companies.view';

/** A company as replies show it. @throws {NotFoundError} */
export async function readCompany(
  db: Database | Transaction,
  id: string,
): Promise<components['schemas']['CompanyReply']> {
  const row = await findCompany(db, id);
  if (!row) throw new NotFoundError();
  return { Item: companyView(row), country: countryName(row.country) };
}
