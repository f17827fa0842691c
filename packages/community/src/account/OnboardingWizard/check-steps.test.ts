import { describe, expect, it } from 'vitest';
import { checkCompany, checkPersonal } from './check-steps';
import { personalValues } from './wizard-values';

const member = { needsPassword: false };
const named = { ...personalValues(null), firstName: 'Ines', lastName: 'Berg' };

describe('checkPersonal', () => {
  it('asks members for their names, and for nothing else', () => {
    expect(Object.keys(checkPersonal(personalValues(null), member))).toEqual(['firstName', 'lastName']);
    expect(Object.keys(checkPersonal({ ...named, firstName: '  ' }, member))).toEqual(['firstName']);
    expect(checkPersonal(named, member)).toEqual({});
  });

  it('counts the characters of a password as a reader does', () => {
    const withPassword = (password: string) =>
      checkPersonal({ ...named, password, confirmPassword: password }, { needsPassword: true });
    expect(withPassword('1234567').password).toBe('onboarding.passwordHint');
    expect(withPassword('🧵🧵🧵🧵').password).toBe('onboarding.passwordHint');
    expect(withPassword('12345678')).toEqual({});
  });
});

describe('checkCompany', () => {
  it('asks for name and country', () => {
    expect(Object.keys(checkCompany({ company: ' ', country: '' }))).toEqual(['company', 'country']);
    expect(checkCompany({ company: 'Halden Optik AS', country: 'Norway' })).toEqual({});
  });
});
