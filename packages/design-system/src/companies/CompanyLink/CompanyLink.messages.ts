export const companyLinkMessages = {
  'companyLink.verified': 'Verified',
  'companyLink.companyVerified': 'Verified people',
  'companyLink.title': 'You and {company}',
  'companyLink.byDomain':
    'You are verified: your e-mail address belongs to the company’s website. You read and answer the requests for quotes that it gets.',
  'companyLink.byModerator':
    'You are verified by a moderator. You read and answer the requests for quotes that the company gets.',
  'companyLink.quotes': 'Requests for quotes',
  'companyLink.analytics': 'Analytics',
  'companyLink.unverified':
    'You are listed as a contact, but nothing shows yet that you work here. Only verified people read and answer requests for quotes.',
  'companyLink.howDomain':
    'Add an e-mail address of {host} to <profile>your profile</profile>, or ask a moderator.',
  'companyLink.howAsk': 'A moderator can verify it.',
  'companyLink.waiting': 'A moderator looks at your request. You are told what comes of it.',
  'companyLink.objected':
    'Somebody at the company objects to your being listed with it. A moderator decides, and you are told.',
  'companyLink.heldBack': 'Until then you are not listed.',
  'companyLink.ended': 'A moderator has ended your link to this company.',
  'companyLink.ask': 'Ask a moderator',
  'companyLink.askTitle': 'Ask a moderator to verify you',
  'companyLink.askWhat':
    'Say how it can be found out that you work at {company}: a page that names you, or somebody to ask. Only moderators read it.',
  'companyLink.askWords': 'What shows it?',
  'companyLink.send': 'Send',
  'companyLink.cancel': 'Cancel',
  'companyLink.missing': 'Say it in your own words.',
  'companyLink.tooLong': 'At most {limit} characters.',
  'companyLink.failed': 'That did not work. What you wrote is kept; try again.',
  'companyLink.object': 'Object',
  'companyLink.objectTo': 'Object to {name} being listed with {company}',
  'companyLink.objectTitle': 'Does {name} not work at {company}?',
  'companyLink.objectWhat':
    'A moderator looks at it and decides. {name} is told that somebody objects, not who.',
  'companyLink.objectWords': 'Why do you think so?',
  'companyLink.objectDone': 'Thank you. A moderator will look at it, and you are told what comes of it.',
} as const;
