import type { Me } from '@millrace/api-client';
import type { RequestFailure } from '@millrace/design-system';
import type { CompanyType } from '@millrace/domain';

/** The wizard's steps, as they stand in the address. @see ACC-030, GAP-003 */
export const WIZARD_STEPS = [1, 2, 3] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** Returns the step that an address asks for; `otherwise` for anything else. */
export function wizardStep(text: string | null, otherwise: WizardStep = 1): WizardStep {
  return WIZARD_STEPS.find((step) => String(step) === text) ?? otherwise;
}

/** Returns the first step that is not done: where the wizard begins. */
export function firstOpenStep(me: WizardMember): WizardStep {
  const done = doneSteps(me);
  return WIZARD_STEPS.find((step) => !done.includes(step)) ?? 3;
}

/** Picks the fields of a member that say how far they are. */
export type WizardMember = Pick<
  Me,
  'firstName' | 'lastName' | 'designation' | 'has_password' | 'onboarded' | 'company_id' | 'country'
>;

/** Returns the steps whose answers the sign-up has given, so that nothing is asked twice. */
export function doneSteps(me: WizardMember): readonly WizardStep[] {
  const hasName = me.firstName !== '' && me.lastName !== '' && Boolean(me.designation);
  const hasPassword = me.has_password || me.onboarded;
  const done: WizardStep[] = [];
  if (hasName && hasPassword) done.push(1);
  if (me.company_id !== null && me.country) done.push(2);
  return done;
}

/** How far the saving of a step is. */
export type StepState = { status: 'editing' | 'saving' } | { status: 'failed'; failure: RequestFailure };

/** What step 1 holds. */
export interface PersonalValues {
  firstName: string;
  lastName: string;
  designation: string;
  email: string;
  phone: string;
  desc: string;
  password: string;
  confirmPassword: string;
}

/** Fields that never leave the memory of the page. */
export const PERSONAL_SECRETS = ['password', 'confirmPassword'] as const;

export function personalValues(me: Me | null): PersonalValues {
  return {
    firstName: me?.firstName ?? '',
    lastName: me?.lastName ?? '',
    designation: me?.designation ?? '',
    email: me?.email ?? '',
    phone: me?.phone ?? '',
    desc: me?.desc ?? '',
    password: '',
    confirmPassword: '',
  };
}

/** What step 2 holds; name and country are those of a company that is added, too. */
export interface CompanyValues {
  company: string;
  /** Null while the name is only typed. @see ACC-043 */
  companyId: string | null;
  country: string;
  companyType: CompanyType | '';
  /** True if a company that is not in the catalogue is being described. */
  isAdding: boolean;
  website: string;
  address: string;
  description: string;
}

export function companyValues(me: Me): CompanyValues {
  return {
    company: me.company ?? '',
    companyId: me.company_id,
    country: me.country ?? '',
    companyType: '',
    isAdding: false,
    website: '',
    address: '',
    description: '',
  };
}

/** A product in the list of step 3. */
export interface ProductEntry {
  /** The product's id, or for a new one its name. */
  key: string;
  /** Null for one that is not in the catalogue yet. */
  id: string | null;
  name: string;
  description: string;
  /** `refused`: the server did not take it; the others were saved. */
  state: 'waiting' | 'saved' | 'refused';
  /** Why it was refused. */
  error?: string;
}

/** What step 3 holds. */
export interface ProductValues {
  entries: readonly ProductEntry[];
  text: string;
  /** True if a new product is being described. */
  isDescribing: boolean;
  name: string;
  description: string;
}

export const NO_PRODUCTS: ProductValues = {
  entries: [],
  text: '',
  isDescribing: false,
  name: '',
  description: '',
};
