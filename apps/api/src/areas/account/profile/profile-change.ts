import type { CompanyChange } from '../../companies/companies';

/** Choice of a member's company. @see ACC-043 */
export type CompanyChoice =
  /** Links the member to a company of the catalogue and lists them as a contact. */
  | { kind: 'link'; companyId: string }
  /** Lists the member as a contact of their current company. */
  | { kind: 'list' }
  /** Links the member to no company; `typed` is a name as typed, and undefined keeps the previous one. */
  | { kind: 'none'; typed: string | undefined }
  /** A name without a choice: like `none`, unless it is the name of the member's current company. */
  | { kind: 'name'; typed: string };

/** A change of the member's own profile by any form; undefined is unchanged, null clears. @see DIFF-009 */
export interface ProfileChange {
  firstName?: string | undefined;
  lastName?: string | undefined;
  designation?: string | null | undefined;
  description?: string | null | undefined;
  phone?: string | null | undefined;
  /** ISO 3166-1 alpha-2 code. */
  country?: string | undefined;
  company?: CompanyChoice | undefined;
  /** Description of the company that the member then belongs to. */
  companyDescription?: CompanyChange | undefined;
  /** In lower case, like the second one. @see DIFF-010 */
  primaryEmail?: string | undefined;
  secondaryEmail?: string | null | undefined;
  preferredEmail?: 1 | 2 | undefined;
  password?: PasswordDraft | undefined;
  /** Current password, which a new address requires; null for a form without such a field. */
  currentPassword?: string | null | undefined;
  /** Name of the form field with the company's ID. */
  companyIdField: 'companyId' | 'company_id';
}

/** A new password from a form. */
export interface PasswordDraft {
  password: string;
  /** Current password, for a form that may replace one; null for a form that only sets the first. */
  current: string | undefined | null;
}
