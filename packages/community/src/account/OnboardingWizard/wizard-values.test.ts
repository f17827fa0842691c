import { describe, expect, it } from 'vitest';
import { doneSteps, firstOpenStep, type WizardMember, wizardStep } from './wizard-values';

const signedUp: WizardMember = {
  firstName: 'Ines',
  lastName: 'Berg',
  designation: 'Process engineer',
  has_password: true,
  onboarded: false,
  company_id: 'c1',
  country: 'Norway',
};

describe('where the wizard begins', () => {
  it('asks for products alone what the sign-up has told in full', () => {
    expect(doneSteps(signedUp)).toEqual([1, 2]);
    expect(firstOpenStep(signedUp)).toBe(3);
  });

  it('asks for a company that the catalogue does not know, and for a password that is missing', () => {
    expect(firstOpenStep({ ...signedUp, company_id: null })).toBe(2);
    expect(firstOpenStep({ ...signedUp, has_password: false })).toBe(1);
    expect(firstOpenStep({ ...signedUp, lastName: '' })).toBe(1);
  });

  it('follows the address where it names a step [GAP-003]', () => {
    expect(wizardStep('2', 3)).toBe(2);
    expect(wizardStep('9', 3)).toBe(3);
    expect(wizardStep(null)).toBe(1);
  });
});
