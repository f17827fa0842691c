import type { CompanyType } from '@millrace/domain';
import type { Transaction } from '../../db/database';
import { newId } from '../../db/ids';
import { holdName, isSameName } from '../../db/names';
import { NameTakenError } from '../../errors';
import type { Viewer } from '../../http/call';
import { checkedCountry } from '../../http/country-field';
import { mayDescribe } from './companies.policy';
import {
  type CompanyChange,
  findSimilarlyNamed,
  findStanding,
  insertCompany,
  updateCompany,
} from './companies.repository';

/** What a member says of a company that is not known yet. */
export interface CompanyDraft {
  name: string;
  address?: string;
  /** By name or code. */
  country?: string;
  description?: string;
  company_type?: CompanyType;
}

/**
 * Adds a company to the catalogue.
 *
 * @returns Its id.
 * @throws {NameTakenError} when there is one of the name, but for case and space.
 * @throws {InvalidFieldsError} for a country that is none.
 */
export async function createCompany(tx: Transaction, viewer: Viewer, draft: CompanyDraft): Promise<string> {
  const name = draft.name.trim();
  const country = checkedCountry(draft.country) ?? null;
  await holdName(tx, 'company', name);
  const similar = await findSimilarlyNamed(tx, name);
  if (similar.some((one) => isSameName(one.name, name))) throw new NameTakenError('company');
  const id = newId();
  await insertCompany(tx, {
    id,
    name,
    address: draft.address?.trim() || null,
    country,
    description: draft.description?.trim() || null,
    type: draft.company_type ?? null,
    createdBy: viewer.id,
  });
  return id;
}

/**
 * Describes a company as one of its members does in the wizard; where others have a say in it, it stays as it is. Its
 * country is taken only where none is known, as the wizard's country is the member's too.
 *
 * The caller brings the company's figures in line (`refreshCompanies`).
 *
 * @see GAP-044
 */
export async function describeCompany(
  tx: Transaction,
  viewerId: string,
  companyId: string,
  description: CompanyChange,
): Promise<void> {
  const standing = await findStanding(tx, companyId, viewerId);
  if (!standing || !mayDescribe(viewerId, standing)) return;
  const change = { ...description, country: standing.country === null ? description.country : undefined };
  if (Object.values(change).every((value) => value === undefined)) return;
  await updateCompany(tx, companyId, change);
}
