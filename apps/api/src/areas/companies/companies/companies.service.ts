import type { components } from '@millrace/api-client';
import { type CompanyType, countryName, isWebsite } from '@millrace/domain';
import { refreshCompanies } from '../../../platform/db/company-figures';
import type { Database, Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { holdName, isSameName } from '../../../platform/db/names';
import type { FieldChange } from '../../../platform/db/schema';
import { InvalidFieldsError, NameTakenError, NotFoundError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { checkedCountry } from '../../../platform/http/country-field';
import { sentence } from '../../../platform/messages/text';
import { namesFollowers } from '../../../visibility';
import { changesOf, insertEdit, requireVersion } from '../../catalogue/history';
import { findSuccessors } from '../../catalogue/merging';
import { reviewPeople } from '../affiliations';
import { mayDescribe } from './companies.policy';
import {
  type CompanyChange,
  findCompany,
  findFollowerIds,
  findMembership,
  findNamingStanding,
  findSimilarlyNamed,
  insertCompanies,
  isTrustedEditor,
  lockFields,
  writeFields,
} from './companies.repository';
import { companyView } from './companies.view';

/** Data of a new company. */
interface CompanyDraft {
  name: string;
  address?: string;
  url?: string;
  /** Country name or code. */
  country?: string;
  description?: string;
  company_type?: CompanyType;
}

/**
 * Creates a company.
 *
 * @returns Its ID.
 * @throws {NameTakenError} If the name is taken, ignoring case and whitespace.
 * @throws {InvalidFieldsError} If the country is unknown.
 */
export async function createCompany(tx: Transaction, viewer: Viewer, draft: CompanyDraft): Promise<string> {
  const name = draft.name.trim();
  const country = checkedCountry(draft.country) ?? null;
  await requireFreeName(tx, name);
  const id = newId();
  const company = {
    id,
    name,
    address: draft.address?.trim() || null,
    url: draft.url?.trim() || null,
    country,
    description: draft.description?.trim() || null,
    type: draft.company_type ?? null,
  };
  await insertCompanies(tx, [company], viewer.id);
  return id;
}

/**
 * Describes a company as entered by one of its members in the wizard; does nothing if others have a say in it. The
 * country is only set if unknown, because the wizard asks for the member's country.
 *
 * @see GAP-044
 */
export async function describeCompany(
  tx: Transaction,
  viewerId: string,
  companyId: string,
  description: CompanyChange,
): Promise<void> {
  const standing = await findMembership(tx, companyId, viewerId);
  if (!standing || !mayDescribe(viewerId, standing)) return;
  const country = standing.country === null ? description.country : undefined;
  const { hasVerifiedPeople, isVerified } = await findNamingStanding(tx, companyId, viewerId);
  // Only verified people may set the website, even if the viewer added the company before they came.
  const url = hasVerifiedPeople && !isVerified ? undefined : description.url;
  await editCompany(tx, viewerId, companyId, { ...description, country, url });
}

/** Origin of an edit. */
interface CompanyEditing {
  /** Version that the caller edited, if known. */
  version?: number | undefined;
  /** The edit that is reverted. */
  restores?: string | undefined;
}

/**
 * Edits a company and records the author and the previous values. The caller must have checked the permission.
 *
 * @throws {NotFoundError} If there is no such company.
 * @throws {ConflictError} If somebody else has edited it in the meantime.
 * @throws {NameTakenError} If another company has the name, ignoring case and whitespace.
 * @throws {InvalidFieldsError} If the website is invalid, as it may be in an old edit.
 * @see GAP-058
 */
export async function editCompany(
  tx: Transaction,
  memberId: string,
  companyId: string,
  change: CompanyChange,
  { version, restores }: CompanyEditing = {},
): Promise<void> {
  const company = await lockFields(tx, companyId);
  if (!company) throw new NotFoundError();
  requireVersion(company.version, version);
  const changes = changesOf(company.fields, change);
  if (changes.length === 0) return;
  const changed = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
  if (changed.name) await requireFreeName(tx, changed.name, companyId);
  if (!isWebsite(changed.url ?? '')) {
    throw new InvalidFieldsError({ url: sentence('problem.format', { format: 'website' }) });
  }
  const next = company.version + 1;
  const isNewWebsite = 'url' in changed;
  const urlTrusted = isNewWebsite ? await isTrustedEditor(tx, memberId, companyId) : undefined;
  await writeFields(tx, companyId, { fields: { ...company.fields, ...changed }, version: next, urlTrusted });
  await insertEdit(
    tx,
    { kind: 'company', id: companyId },
    { version: next, userId: memberId, changes, restores },
  );
  if (isNewWebsite) await reviewPeople(tx, companyId);
  // Lists of suppliers contain copies of both.
  if ('name' in changed || 'country' in changed) await refreshCompanies(tx, [companyId]);
}

/**
 * Returns the changes of name, website or facts, which must be proposed.
 *
 * @throws {NotFoundError} If there is no such company.
 * @throws {ConflictError} If somebody else has edited it in the meantime.
 * @throws {NameTakenError} If another company has the name, ignoring case and whitespace.
 */
export async function namesChanged(
  tx: Transaction,
  companyId: string,
  change: CompanyChange,
  version: number | undefined,
): Promise<FieldChange[]> {
  const company = await lockFields(tx, companyId);
  if (!company) throw new NotFoundError();
  requireVersion(company.version, version);
  const changes = changesOf(company.fields, change);
  const { name } = change;
  if (changes.some(({ field }) => field === 'name') && name) await requireFreeName(tx, name, companyId);
  return changes;
}

async function requireFreeName(tx: Transaction, name: string, except?: string): Promise<void> {
  await holdName(tx, 'company', name);
  const similar = await findSimilarlyNamed(tx, name);
  if (similar.some((one) => one.id !== except && isSameName(one.name, name))) {
    throw new NameTakenError('company');
  }
}

/** Returns a company for the API; for a merged one its successor. @throws {NotFoundError} @see GAP-088 */
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
