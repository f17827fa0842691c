import { describe, expect, it } from 'vitest';
import {
  checkRegistration,
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
    expect(checkRegistration(filled)).toBeNull();
  });

  it.each(REQUIRED_FIELDS)('requires %s [ACC-019]', (field) => {
    expect(checkRegistration({ ...filled, [field]: '' })).toEqual({ key: 'signUp.missing', fields: [field] });
  });

  it('takes space alone for nothing, but in a password', () => {
    expect(checkRegistration({ ...filled, firstName: '  ' })?.fields).toEqual(['firstName']);
    expect(
      checkRegistration({ ...filled, password: ' '.repeat(8), confirmPassword: ' '.repeat(8) }),
    ).toBeNull();
  });

  it('says one thing at a time: what is missing, what differs, what is short, what is no address', () => {
    const wrong = { ...filled, email: 'ida', password: 'short', confirmPassword: 'shorter' };
    expect(checkRegistration({ ...wrong, country: '' })?.key).toBe('signUp.missing');
    expect(checkRegistration(wrong)?.key).toBe('signUp.different');
    expect(checkRegistration({ ...wrong, confirmPassword: 'short' })?.key).toBe('signUp.short');
    expect(checkRegistration({ ...filled, email: 'ida' })?.key).toBe('signUp.invalidEmail');
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
