import { describe, expect, it } from 'vitest';
import {
  checkRegistration,
  firstBroken,
  REQUIRED_FIELDS,
  type RegistrationValues,
  readRegistration,
  toRegistration,
} from './check-registration';

const filled: RegistrationValues = {
  firstName: ' Ida ',
  lastName: 'Lund',
  email: ' ida.lund@kvarnholm.example ',
  company: 'Kvarnholm Glass',
  companyId: '',
  country: 'Sweden',
  designation: 'Process engineer',
  password: ' eight characters ',
  confirmPassword: ' eight characters ',
};

describe('checkRegistration', () => {
  it('takes a form that is filled', () => {
    expect(checkRegistration(filled)).toEqual({});
    expect(firstBroken({})).toBeNull();
  });

  it.each(REQUIRED_FIELDS)('requires %s [ACC-019]', (field) => {
    expect(checkRegistration({ ...filled, [field]: '' })).toMatchObject({ [field]: 'signUp.missing' });
    expect(firstBroken(checkRegistration({ ...filled, [field]: '' }))).toBe('signUp.missing');
  });

  it('takes space alone for nothing, but in a password', () => {
    expect(checkRegistration({ ...filled, firstName: '  ' })).toEqual({ firstName: 'signUp.missing' });
    expect(checkRegistration({ ...filled, password: ' '.repeat(8), confirmPassword: ' '.repeat(8) })).toEqual(
      {},
    );
  });

  it('names every field that is not right, each with what is wrong with it', () => {
    const wrong = { ...filled, country: '', email: 'ida', password: 'short', confirmPassword: 'shorter' };
    expect(checkRegistration(wrong)).toEqual({
      country: 'signUp.missing',
      email: 'signUp.invalidEmail',
      password: 'signUp.short',
      confirmPassword: 'signUp.different',
    });
    expect(checkRegistration({ ...filled, confirmPassword: 'another one' })).toEqual({
      password: 'signUp.different',
      confirmPassword: 'signUp.different',
    });
  });

  it('warns of one thing at a time: what is missing, what differs, what is short, what is no address', () => {
    const wrong = { ...filled, email: 'ida', password: 'short', confirmPassword: 'shorter' };
    const warning = (values: RegistrationValues) => firstBroken(checkRegistration(values));
    expect(warning({ ...wrong, country: '' })).toBe('signUp.missing');
    expect(warning(wrong)).toBe('signUp.different');
    expect(warning({ ...wrong, confirmPassword: 'short' })).toBe('signUp.short');
    expect(warning({ ...filled, email: 'ida' })).toBe('signUp.invalidEmail');
  });
});

it('sends texts without the space around them, passwords as they are, and no company id where none was chosen', () => {
  const { companyId: _, ...sent } = {
    ...filled,
    firstName: 'Ida',
    email: 'ida.lund@kvarnholm.example',
  };
  expect(toRegistration(filled)).toEqual(sent);
});

it('reads a form, and nothing else that is in it', () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(filled)) form.set(name, value);
  form.set('plan', 'platinum');
  expect(readRegistration(form)).toEqual(filled);
  expect(readRegistration(new FormData()).email).toBe('');
});
