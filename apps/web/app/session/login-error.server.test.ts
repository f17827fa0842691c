import { expect, it } from 'vitest';
import { loadLoginError } from './login-error.server';

const SALES = 'sales@millrace.example';

const shownLoginError = (query: Record<string, string>): string =>
  loadLoginError(
    { contact: { salesEmail: SALES, securityUrl: '', postalAddress: [], socialLinks: [] } },
    new Request(`https://www.example.com/?${new URLSearchParams(query)}`),
  );

it.each([
  'Incorrect email or password.',
  'E-Mail-Adresse oder Passwort ist nicht richtig.',
  `This account is suspended. Contact ${SALES} if you think this is a mistake.`,
])('a login error of the API is shown: %s [PAGE-006]', (loginerror) => {
  expect(shownLoginError({ loginerror })).toBe(loginerror);
});

it.each([
  'Your account is locked. Call +49 30 1234.',
  'This account is suspended. Contact thief@elsewhere.example if you think this is a mistake.',
  '',
])('a login error that anybody else wrote is not shown: %s [DIFF-029]', (loginerror) => {
  expect(shownLoginError({ loginerror })).toBe('');
});
