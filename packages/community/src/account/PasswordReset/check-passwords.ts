import { isPasswordLongEnough } from '@millrace/domain';

/** Errors of the two password fields. */
export interface PasswordProblems {
  /** Missing or too short. */
  password: boolean;
  /** Missing, too short, or different. */
  confirm: boolean;
}

/** Validates both passwords: present, long enough and equal. @see ACC-015, ACC-016 */
export function checkPasswords(password: string, confirm: string): PasswordProblems {
  return {
    password: !isPasswordLongEnough(password),
    confirm: !isPasswordLongEnough(confirm) || confirm !== password,
  };
}
