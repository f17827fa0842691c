export const companyLinkQueueMessages = {
  'linkCases.title': 'Employment checks',
  'linkCases.tabs': 'Open and closed cases',
  'linkCases.emptyOpenHint': 'Verification requests and objections appear here, oldest first.',
  'linkCases.emptyClosedHint': 'Decisions by you and other moderators appear here.',
  'linkCases.request': '<member>{name}</member> wants to be verified at <company>{where}</company>',
  'linkCases.objection':
    '{by} objects to the listing of <member>{name}</member> with <company>{where}</company>',
  'linkCases.formerMember': 'Former member',
  'linkCases.verified': 'Verified',
  'linkCases.notListed': 'Not listed',
  'linkCases.notLinked': 'Not linked',
  'linkCases.website': 'Website: {url}',
  'linkCases.noWebsite': 'No website',
  'linkCases.emails': 'Email at {hosts}',
  'linkCases.people':
    '{count, plural, =0 {no verified people} one {# verified person} other {# verified people}}',
  'linkCases.asked': 'requested {date}',
  'linkCases.history': 'Previous decisions',
  'linkCases.decided':
    '{decision, select, verify {Verified} refuse {Not verified} keep {Listing kept} other {Listing ended}} by {moderator}, {date}',
  'linkCases.moderatorGone': 'a former moderator',
  'linkCases.verify': 'Verify',
  'linkCases.refuse': 'Decline',
  'linkCases.keep': 'Keep listing',
  'linkCases.end': 'End listing',
  'linkCases.ask':
    '{decision, select, verify {Verify {name}?} refuse {Decline to verify {name}?} keep {Keep {name} listed?} other {End the listing of {name}?}}',
  'linkCases.verifyHint':
    '{name} can read and answer quote requests for {company}. People with an email at the company’s website domain are verified, too. We’ll let them know.',
  'linkCases.refuseHint': '{name} stays listed. We’ll tell them that we couldn’t verify them.',
  'linkCases.keepHint':
    '{name} stays listed with {company}. We’ll let them know, and the person who objected.',
  'linkCases.endHint':
    '{name} is no longer listed with {company}. They can’t list themselves again, but they can request it. We’ll let them know, and the person who objected.',
  'linkCases.own': 'This case is about you, so another moderator decides.',
  'linkCases.loadMore': 'Load more',
} as const;
