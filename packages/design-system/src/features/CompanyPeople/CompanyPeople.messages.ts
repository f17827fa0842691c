export const companyPeopleMessages = {
  'contacts.title': 'Contacts',
  'contacts.caption': 'Contacts of {company}',
  'contacts.fact': '{count, plural, one {# person} other {# people}}',
  'contacts.number': 'No.',
  'contacts.name': 'Name',
  'contacts.designation': 'Designation',
  'contacts.message': 'Send Message',
  'contacts.messageTo': 'Send Message to {name}',
  'contacts.empty': 'Nobody is listed with {company} yet',
  'contacts.emptyHint': 'Whoever works here can say so on the own profile.',
  'contacts.loadMore': 'Load more people',
  'people.title': 'People of {company}',
} as const;
