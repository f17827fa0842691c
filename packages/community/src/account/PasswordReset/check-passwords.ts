import { isPasswordLongEnough } from '@millrace/domain';

/** Which of the two passwords keeps the form from being sent. */
export interface PasswordProblems {
  /** It is missing or too short. */
  password: boolean;
  /** It is missing, too short, or another one. */
  confirm: boolean;
}

/** Nothing is sent unless both are filled, long enough and the same. @see ACC-015, ACC-016 */
export function checkPasswords(password: string, confirm: string): PasswordProblems {
  return {
    password: !isPasswordLongEnough(password),
    confirm: !isPasswordLongEnough(confirm) || confirm !== password,
  };
}
