import type { CompanyChange } from '../../companies/companies';

/** What becomes of a member's company. @see ACC-043 */
export type CompanyChoice =
  /** Belongs to a company of the catalogue, and is listed as its contact. */
  | { kind: 'link'; companyId: string }
  /** Is listed as a contact of the company that the member belongs to already. */
  | { kind: 'list' }
  /** Belongs to none; `typed` is its name as typed, and undefined leaves what was typed before. */
  | { kind: 'none'; typed: string | undefined }
  /** A name without a choice: as `none`, unless it names the company that the member belongs to. */
  | { kind: 'name'; typed: string };

/** A change of one's own profile, whichever form sent it; what is undefined stays, and null clears. @see DIFF-009 */
export interface ProfileChange {
  firstName?: string | undefined;
  lastName?: string | undefined;
  designation?: string | null | undefined;
  description?: string | null | undefined;
  phone?: string | null | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
  company?: CompanyChoice | undefined;
  /** What is said of the company that the member then belongs to. */
  companyDescription?: CompanyChange | undefined;
  /** In lower case, as the second one. @see DIFF-010 */
  primaryEmail?: string | undefined;
  secondaryEmail?: string | null | undefined;
  preferredEmail?: 1 | 2 | undefined;
  password?: PasswordDraft | undefined;
  /** The current password, which a new address asks for; null for a form that has no place for it. */
  currentPassword?: string | null | undefined;
  /** What the form calls the company's id. */
  companyIdField: 'companyId' | 'company_id';
}

/** A new password as a form has it. */
export interface PasswordDraft {
  password: string;
  /** The one so far, for a form that may replace one; null for one that only takes the first. */
  current: string | undefined | null;
}
