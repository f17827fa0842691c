export const contactDetailsMessages = {
  'contactDetails.title': 'Contact us',
  'contactDetails.text':
    'Write to us by the form or by mail. Questions about one product or company are best sent from its page.',
  'contactDetails.email': 'Sales e-mail',
  'contactDetails.address': 'Postal address',
  'contactDetails.metaDescription':
    'Write to {brand}: the sales e-mail, the postal address, and a form for what you are looking for.',
} as const;
