import { isPasswordOfNames } from '@millrace/domain';
import { type Sentence, sentence } from '../../../platform/messages/text';

// Loaded lazily, because the list is large and few processes need it.
let loading: Promise<ReadonlySet<string>> | undefined;

/** Common passwords from breaches, in lower case. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * Returns the problem of a new password besides its length: it is common, or hardly more than known
 * data such as names. Existing passwords remain valid.
 *
 * @param emails Addresses of the member, if known.
 * @returns Undefined if it is acceptable.
 * @see https://pages.nist.gov/800-63-4/sp800-63b.html#passwordver
 */
export async function passwordProblem(
  password: string,
  emails: readonly string[],
): Promise<Sentence | undefined> {
  const flaw = await passwordFlaw(password, emails);
  if (flaw === null) return undefined;
  return sentence(flaw === 'names' ? 'field.passwordOfNames' : 'field.passwordCommon');
}

/** Returns the problem as a key; see `passwordProblem`. */
export async function passwordFlaw(
  password: string,
  emails: readonly string[],
): Promise<'names' | 'common' | null> {
  if (isPasswordOfNames(password, emails)) return 'names';
  loading ??= readCommon();
  // Ignores case and spaces, because attackers try such variants too.
  const isCommon = (await loading).has(password.trim().toLowerCase());
  const isOneLetter = new Set(password.toLowerCase()).size === 1;
  return isCommon || isOneLetter ? 'common' : null;
}
