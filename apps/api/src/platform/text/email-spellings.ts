import { domainToASCII } from 'node:url';

/**
 * Returns the spellings of a normalized address: with its domain in readable letters, as addresses are stored, and in
 * ASCII, as some were stored before.
 */
export function emailSpellings(email: string): string[] {
  const at = email.lastIndexOf('@') + 1;
  const ascii = domainToASCII(email.slice(at));
  return ascii === '' || ascii === email.slice(at) ? [email] : [email, email.slice(0, at) + ascii];
}
