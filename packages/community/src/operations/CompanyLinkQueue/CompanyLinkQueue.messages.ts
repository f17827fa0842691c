export const companyLinkQueueMessages = {
  'linkCases.title': 'Who works where',
  'linkCases.tabs': 'Open and closed questions',
  'linkCases.emptyOpenHint':
    'Members who ask to be verified, and objections, will be here, the oldest first.',
  'linkCases.emptyClosedHint': 'What you and other moderators decide will be here.',
  'linkCases.request': '<member>{name}</member> asks to be verified at <company>{where}</company>',
  'linkCases.objection':
    '{by} objects to <member>{name}</member> being listed with <company>{where}</company>',
  'linkCases.formerMember': 'A former member',
  'linkCases.verified': 'Verified',
  'linkCases.notListed': 'Not listed',
  'linkCases.notLinked': 'Not linked',
  'linkCases.website': 'Website: {url}',
  'linkCases.noWebsite': 'No website',
  'linkCases.emails': 'E-mail at {hosts}',
  'linkCases.people':
    '{count, plural, =0 {nobody verified} one {# verified person} other {# verified people}}',
  'linkCases.asked': 'asked {date}',
  'linkCases.history': 'Decided before',
  'linkCases.decided':
    '{decision, select, verify {Verified} refuse {Not verified} keep {Link kept} other {Link ended}} by {moderator}, {date}',
  'linkCases.moderatorGone': 'a former moderator',
  'linkCases.verify': 'Verify',
  'linkCases.refuse': 'Do not verify',
  'linkCases.keep': 'Keep the link',
  'linkCases.end': 'End the link',
  'linkCases.ask':
    '{decision, select, verify {Verify {name}?} refuse {Leave {name} unverified?} keep {Keep the link of {name}?} other {End the link of {name}?}}',
  'linkCases.verifyHint':
    '{name} reads and answers requests for quotes of {company}, and the website counts: whoever has an e-mail address of its domain is verified. They are told.',
  'linkCases.refuseHint': '{name} stays linked, and is told that it could not be verified.',
  'linkCases.keepHint': '{name} is listed with {company} as before. They and whoever objected are told.',
  'linkCases.endHint':
    '{name} does not belong to {company} any more and cannot say so again, but can ask. They and whoever objected are told.',
  'linkCases.own': 'This is about you: another moderator decides.',
  'linkCases.loadMore': 'Load more',
} as const;
