export const passwordFieldMessages = {
  'passwordField.show': 'Show password',
  'passwordField.hide': 'Hide password',
} as const;
