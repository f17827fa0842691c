import { codePointLength } from './code-points';

/** The shortest password, in characters, wherever one is set. @see DIFF-011 */
export const PASSWORD_MIN_LENGTH = 8;

/** The longest, so that hashing one stays cheap. */
export const PASSWORD_MAX_LENGTH = 1024;

/** Whether a password has as many characters as it must; spaces count. */
export function isPasswordLongEnough(password: string): boolean {
  return codePointLength(password) >= PASSWORD_MIN_LENGTH;
}
