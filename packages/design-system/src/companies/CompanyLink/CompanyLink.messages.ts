export const companyLinkMessages = {
  'companyLink.verified': 'Verified',
  'companyLink.companyVerified': 'Verified people',
  'companyLink.title': 'You and {company}',
  'companyLink.byDomain':
    'You’re verified: your email address belongs to the company’s website. You can read and answer its quote requests.',
  'companyLink.byModerator':
    'A moderator verified you. You can read and answer the company’s quote requests.',
  'companyLink.quotes': 'Quote requests',
  'companyLink.analytics': 'Analytics',
  'companyLink.unverified':
    'You’re listed as a contact, but we haven’t verified that you work here. Only verified people can read and answer quote requests.',
  'companyLink.howDomain':
    'Add an email address at {host} to <profile>your profile</profile>, or ask a moderator.',
  'companyLink.howAsk': 'A moderator can verify you.',
  'companyLink.waiting': 'A moderator is reviewing your request. We’ll let you know the result.',
  'companyLink.objected':
    'Someone at the company objects to your listing. A moderator will decide, and we’ll let you know.',
  'companyLink.heldBack': 'You aren’t listed until then.',
  'companyLink.ended': 'A moderator ended your link to this company.',
  'companyLink.ask': 'Ask a moderator',
  'companyLink.askTitle': 'Ask a moderator to verify you',
  'companyLink.askWhat':
    'Tell us how we can confirm that you work at {company}: a page that names you, or someone we can ask. Only moderators read this.',
  'companyLink.askWords': 'How can we confirm it?',
  'companyLink.send': 'Send',
  'companyLink.cancel': 'Cancel',
  'companyLink.missing': 'Enter an explanation.',
  'companyLink.tooLong': 'Use up to {limit} characters.',
  'companyLink.failed': 'That didn’t work. Your text is still here. Try again.',
  'companyLink.object': 'Object',
  'companyLink.objectTo': 'Object to the listing of {name} at {company}',
  'companyLink.objectTitle': 'Does {name} not work at {company}?',
  'companyLink.objectWhat':
    'A moderator will review it and decide. {name} learns that someone objected, but not who.',
  'companyLink.objectWords': 'Reason',
  'companyLink.objectDone': 'Thank you. A moderator will review it, and we’ll let you know the result.',
} as const;
