import { describe, expect, it } from 'vitest';
import { checkCompany, checkPersonal } from './check-steps';
import { personalValues } from './wizard-values';

const member = { account: 'member', needsPassword: false } as const;
const visitor = { account: 'visitor', needsPassword: true } as const;
const named = { ...personalValues(null), firstName: 'Ines', lastName: 'Berg' };

describe('checkPersonal', () => {
  it('asks members for their names, and for nothing else', () => {
    expect(Object.keys(checkPersonal(personalValues(null), member))).toEqual(['firstName', 'lastName']);
    expect(Object.keys(checkPersonal({ ...named, firstName: '  ' }, member))).toEqual(['firstName']);
    expect(checkPersonal(named, member)).toEqual({});
  });

  it('asks visitors for an address and a password as well', () => {
    expect(Object.keys(checkPersonal(named, visitor))).toEqual(['email', 'password']);
    expect(checkPersonal({ ...named, email: 'ines' }, visitor).email).toBe('onboarding.emailInvalid');
  });

  it('counts the characters of a password as a reader does', () => {
    const withPassword = (password: string) =>
      checkPersonal({ ...named, password, confirmPassword: password }, { ...member, needsPassword: true });
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
