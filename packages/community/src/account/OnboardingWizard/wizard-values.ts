import type { Me } from '@millrace/api-client';
import type { RequestFailure } from '@millrace/design-system';
import type { CompanyType } from '@millrace/domain';

/** Steps of the wizard, as numbered in the address. @see ACC-030, GAP-003 */
export const WIZARD_STEPS = [1, 2, 3] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** Parses the step from the address; returns `otherwise` for anything else. */
export function wizardStep(text: string | null, otherwise: WizardStep = 1): WizardStep {
  return WIZARD_STEPS.find((step) => String(step) === text) ?? otherwise;
}

/** Returns the first incomplete step, at which the wizard starts. */
export function firstOpenStep(me: WizardMember): WizardStep {
  const done = doneSteps(me);
  return WIZARD_STEPS.find((step) => !done.includes(step)) ?? 3;
}

/** Fields of a member that determine the completed steps. */
export type WizardMember = Pick<
  Me,
  'firstName' | 'lastName' | 'designation' | 'has_password' | 'onboarded' | 'company_id' | 'country'
>;

/** Returns the steps that the sign-up has completed already. */
export function doneSteps(me: WizardMember): readonly WizardStep[] {
  const hasName = me.firstName !== '' && me.lastName !== '' && Boolean(me.designation);
  const hasPassword = me.has_password || me.onboarded;
  const done: WizardStep[] = [];
  if (hasName && hasPassword) done.push(1);
  if (me.company_id !== null && me.country) done.push(2);
  return done;
}

/** Saving state of a step. */
export type StepState = { status: 'editing' | 'saving' } | { status: 'failed'; failure: RequestFailure };

/** Values of step 1. */
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

/** Fields that are never persisted. */
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

/** Values of step 2; name and country also describe a company that is being created. */
export interface CompanyValues {
  company: string;
  /** Null while the name is only typed. @see ACC-043 */
  companyId: string | null;
  country: string;
  companyType: CompanyType | '';
  /** True while a company that is not in the catalogue is being described. */
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
  /** Product id, or the name of a new product. */
  key: string;
  /** Null if it is not in the catalogue yet. */
  id: string | null;
  name: string;
  description: string;
  /** `refused`: the server rejected this one and saved the others. */
  state: 'waiting' | 'saved' | 'refused';
  /** Reason of the rejection. */
  error?: string;
}

/** Values of step 3. */
export interface ProductValues {
  entries: readonly ProductEntry[];
  text: string;
  /** True while a new product is being described. */
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
