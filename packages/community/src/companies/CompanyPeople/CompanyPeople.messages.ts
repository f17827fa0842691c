export const companyPeopleMessages = {
  'contacts.title': 'Contacts',
  'contacts.caption': 'Contacts of {company}',
  'contacts.fact': '{count, plural, one {# person} other {# people}}',
  'contacts.name': 'Name',
  'contacts.designation': 'Designation',
  'contacts.message': 'Send Message',
  'contacts.messageTo': 'Send Message to {name}',
  'contacts.empty': 'Nobody is listed with {company} yet',
  'contacts.emptyHint': 'People can add {company} to their profile.',
  'contacts.loading': 'Fetching Company Details',
  'contacts.loadMore': 'Load more people',
  'people.loading': 'Loading......',
  'people.title': 'People of {company}',
  'contacts.limitedByPlan':
    'Free shows the first four of {count, number} contacts by name. Premium and Platinum show all, and so does {company} to those who are verified to work there. <link>See the plans</link>.',
  'contacts.limitedBySignIn':
    '{count, plural, one {# person is} other {# people are}} listed with {company}. Names are for members: Free shows the first four, Premium and Platinum show all. <link>Sign up or log in</link>.',
} as const;
