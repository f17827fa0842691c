import type { Config } from '../../../platform/config';
import type { Transaction } from '../../../platform/db/database';
import { findCompanyNames, isSameName } from '../../../platform/db/names';
import { InvalidFieldsError } from '../../../platform/errors';
import { sentence } from '../../../platform/messages/text';
import { findLink } from '../../companies/affiliations';
import { mayJoin } from '../../companies/companies';
import type { UserRow } from '../session';
import type { MemberChange } from './profile.repository';
import type { CompanyChoice } from './profile-change';

type CompanyColumns = Pick<
  MemberChange,
  'companyId' | 'companyUpdated' | 'companyName' | 'companyProof' | 'companyVerifiedAt'
>;

/** A verification ends when the member leaves the company. @see GAP-089 */
const UNVERIFIED = { companyProof: null, companyVerifiedAt: null } as const;

/**
 * Returns the changes of a member's company for a choice.
 *
 * @param field Name of the form field with the company's ID.
 * @throws {InvalidFieldsError} If there is no such company, or members cannot join it by themselves.
 * @see ACC-043
 */
export async function chooseCompany(
  tx: Transaction,
  config: Pick<Config, 'productEditorCompanyId'>,
  { user, companyName }: UserRow,
  choice: CompanyChoice | undefined,
  field: string,
): Promise<CompanyColumns> {
  if (!choice) return {};
  switch (choice.kind) {
    case 'link': {
      const { companyId } = choice;
      const isNew = companyId !== user.companyId;
      if (isNew) await requireJoinable(tx, config, companyId, field);
      const companyUpdated = await mayBeListed(tx, user.id, companyId, field);
      return { companyId, companyUpdated, companyName: null, ...(isNew && UNVERIFIED) };
    }
    case 'list': {
      if (user.companyId === null)
        throw new InvalidFieldsError({ [field]: sentence('field.companyNotChosen') });
      return { companyUpdated: await mayBeListed(tx, user.id, user.companyId, field) };
    }
    case 'name': {
      const typed = choice.typed.trim();
      if (companyName !== null && (typed === '' || isSameName(typed, companyName))) return {};
      return { companyId: null, companyUpdated: false, companyName: typed || null, ...UNVERIFIED };
    }
    case 'none': {
      const typed = choice.typed === undefined ? user.companyName : choice.typed.trim();
      return { companyId: null, companyUpdated: false, companyName: typed || null, ...UNVERIFIED };
    }
  }
}

/**
 * True if a member is listed with a company at once, unless an open objection prevents it.
 *
 * @throws {InvalidFieldsError} If a moderator has ended the link.
 */
async function mayBeListed(
  tx: Transaction,
  userId: string,
  companyId: string,
  field: string,
): Promise<boolean> {
  const link = await findLink(tx, userId, companyId);
  if (link?.isEnded) throw new InvalidFieldsError({ [field]: sentence('field.companyEnded') });
  return link?.isHeld !== true;
}

async function requireJoinable(
  tx: Transaction,
  config: Pick<Config, 'productEditorCompanyId'>,
  companyId: string,
  field: string,
): Promise<void> {
  if (!(await findCompanyNames(tx, [companyId])).has(companyId)) {
    throw new InvalidFieldsError({ [field]: sentence('field.missingThing', { kind: 'company' }) });
  }
  if (!mayJoin(companyId, config)) throw new InvalidFieldsError({ [field]: sentence('field.companyClosed') });
}
