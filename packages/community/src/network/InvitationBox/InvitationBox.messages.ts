export const invitationBoxMessages = {
  'invitationBox.title': 'Getting started is easy',
  'invitationBox.email': 'Work email',
  'invitationBox.emailExample': 'name@company.com',
  'invitationBox.submit': 'Join Now !',
  'invitationBox.invalid': 'Please enter a valid email',
  'invitationBox.sent':
    'Thank you for showing your interest in {brand}. A representative from our team will get in touch with you shortly.',
  'invitationBox.failed': 'We couldn’t send your request. Your email is still here. Try again in a moment.',
  'invitationBox.failedWhy': '{reason} Your email is still here.',
} as const;
