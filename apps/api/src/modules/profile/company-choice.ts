import type { Config } from '../../config';
import type { Transaction } from '../../db/database';
import { isSameName } from '../../db/names';
import { InvalidFieldsError } from '../../errors';
import { text } from '../../messages/text';
import { findCompanyNames, mayJoin } from '../companies';
import type { UserRow } from '../session';
import type { MemberChange } from './profile.repository';
import type { CompanyChoice } from './profile-change';

type CompanyColumns = Pick<MemberChange, 'companyId' | 'companyUpdated' | 'companyName'>;

/**
 * What a choice makes of a member's company.
 *
 * @param field What the form calls the company's id.
 * @throws {InvalidFieldsError} for a company that is none, or that nobody joins by oneself.
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
      if (companyId !== user.companyId) await requireJoinable(tx, config, companyId, field);
      return { companyId, companyUpdated: true, companyName: null };
    }
    case 'list': {
      if (user.companyId === null) throw new InvalidFieldsError({ [field]: text('field.companyNotChosen') });
      return { companyUpdated: true };
    }
    case 'name': {
      const typed = choice.typed.trim();
      if (companyName !== null && (typed === '' || isSameName(typed, companyName))) return {};
      return { companyId: null, companyUpdated: false, companyName: typed || null };
    }
    case 'none': {
      const typed = choice.typed === undefined ? user.companyName : choice.typed.trim();
      return { companyId: null, companyUpdated: false, companyName: typed || null };
    }
  }
}

async function requireJoinable(
  tx: Transaction,
  config: Pick<Config, 'productEditorCompanyId'>,
  companyId: string,
  field: string,
): Promise<void> {
  if (!(await findCompanyNames(tx, [companyId])).has(companyId)) {
    throw new InvalidFieldsError({ [field]: text('field.missingThing', { kind: 'company' }) });
  }
  if (!mayJoin(companyId, config)) throw new InvalidFieldsError({ [field]: text('field.companyClosed') });
}
