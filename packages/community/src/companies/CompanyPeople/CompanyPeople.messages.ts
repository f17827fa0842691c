export const companyPeopleMessages = {
  'contacts.title': 'Contacts',
  'contacts.caption': 'Contacts of {company}',
  'contacts.fact': '{count, plural, one {# person} other {# people}}',
  'contacts.name': 'Name',
  'contacts.designation': 'Designation',
  'contacts.message': 'Send Message',
  'contacts.messageTo': 'Send Message to {name}',
  'contacts.empty': 'No contacts at {company} yet',
  'contacts.emptyHint': 'People can add {company} to their profile.',
  'contacts.loading': 'Fetching Company Details',
  'contacts.loadMore': 'Load more people',
  'people.loading': 'Loading......',
  'people.title': 'People at {company}',
  'contacts.limitedByPlan':
    'Free shows the first four of {count, number} contacts by name. Premium and Platinum show all. {company} also shows all to its verified people. <link>See the plans</link>.',
  'contacts.limitedBySignIn':
    '{count, plural, one {{company} has # contact.} other {{company} has # contacts.}} Members see their names: the first four on Free, all of them on Premium and Platinum. <link>Sign up or sign in</link>.',
} as const;
