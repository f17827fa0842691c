import { expect, it } from 'vitest';
import { LANGUAGES } from '../languages';
import { isLoginRefusal, LOGIN_REFUSALS } from './login-refusals';

const SALES = 'sales@millrace.example';

it('knows the sentences of a failed login in every language, and nobody else’s', () => {
  const reasons = Object.keys(LOGIN_REFUSALS.en);
  for (const language of LANGUAGES) {
    expect(Object.keys(LOGIN_REFUSALS[language])).toEqual(reasons);
    for (const sentence of Object.values(LOGIN_REFUSALS[language])) {
      expect(isLoginRefusal(sentence.replace('{email}', SALES), SALES)).toBe(true);
      expect(isLoginRefusal(`${sentence} Call us.`, SALES)).toBe(false);
    }
  }
  const foreign = LOGIN_REFUSALS.en['login.suspended'].replace('{email}', 'thief@elsewhere.example');
  expect(isLoginRefusal(foreign, SALES)).toBe(false);
  expect(isLoginRefusal('', SALES)).toBe(false);
});
