export const signInRequiredMessages = {
  'signInRequired.title': 'Please login to view this page',
} as const;
