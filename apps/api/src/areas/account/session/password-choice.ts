import { isPasswordOfNames } from '@millrace/domain';
import { type Sentence, sentence } from '../../../platform/messages/text';

// The list is large, and few processes need it at once.
let loading: Promise<ReadonlySet<string>> | undefined;

/** Passwords known from breaches, the commonest first in the library; in lower case. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * What is wrong with a password that somebody chooses, beside its length: it is among the commonest, or little more
 * than what others know. A password that was chosen before stays good.
 *
 * @param emails The addresses of whoever chooses it, as far as they are known.
 * @returns Undefined for one that may be taken.
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

/** As `passwordProblem`, in a word. */
export async function passwordFlaw(
  password: string,
  emails: readonly string[],
): Promise<'names' | 'common' | null> {
  if (isPasswordOfNames(password, emails)) return 'names';
  loading ??= readCommon();
  // However it is written: who guesses tries capitals and spaces as well.
  const isCommon = (await loading).has(password.trim().toLowerCase());
  const isOneLetter = new Set(password.toLowerCase()).size === 1;
  return isCommon || isOneLetter ? 'common' : null;
}
