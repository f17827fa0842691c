export const passwordResetMessages = {
  'passwordReset.title': 'Set a new password',
  'passwordReset.askTitle': 'Reset your password',
  'passwordReset.password': 'New password',
  'passwordReset.confirm': 'Confirm new password',
  'passwordReset.matchHint': 'Both passwords must match',
  'passwordReset.submit': 'Update password',
  'passwordReset.success': "You've successfully updated your password",
} as const;
