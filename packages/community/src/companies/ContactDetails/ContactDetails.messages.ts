export const contactDetailsMessages = {
  'contactDetails.title': 'Contact us',
  'contactDetails.text':
    'Write to us with the form or by email. If you have a question about a product or a company, use its page instead.',
  'contactDetails.email': 'Sales email',
  'contactDetails.address': 'Postal address',
  'contactDetails.metaDescription':
    'Contact {brand}: sales email, postal address, and a form to tell us what you need.',
} as const;
