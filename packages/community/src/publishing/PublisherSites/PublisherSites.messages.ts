export const publisherSitesMessages = {
  'publisherSites.title': 'Your sites with widgets',
  'publisherSites.lead':
    'See how often readers view and click the widgets on your pages, come here, sign up and request quotes. We keep daily totals only: no cookies, no fingerprints, no reader data.',
  'publisherSites.widgets': 'Go to widgets',
  'publisherSites.counted': 'How we count',
  'publisherSites.countedText':
    'We start counting when you’ve verified a site. A view counts when a widget loads as a reader comes near it. Repeat views within a minute often come from the browser’s cache and don’t count. We see clicks, sign-ups and quote requests if your page lets browsers send its address. The link attribute noreferrer and the no-referrer policy prevent that. For sandboxed frames without an origin, we count only views. We exclude bots, count days in UTC, and keep totals for 25 months.',
  'publisherSites.list': 'Sites',
  'publisherSites.address': 'Site URL',
  'publisherSites.addressHint':
    'Enter the full URL, such as https://www.example.com. Sites with and without www count separately.',
  'publisherSites.addressMissing': 'Enter the URL of your site.',
  'publisherSites.add': 'Add site',
  'publisherSites.empty': 'No sites yet',
  'publisherSites.emptyHint': 'Add the site with your widgets and verify that you own it.',
  'publisherSites.state':
    '{state, select, proven {Verified} lapsed {Verification expired} other {Not verified yet}}',
  'publisherSites.until': 'until {day}',
  'publisherSites.report': 'Report',
  'publisherSites.reportOf': 'Report for {host}',
  'publisherSites.remove': 'Remove',
  'publisherSites.removeOf': 'Remove {host}',
  'publisherSites.prove': 'Check now',
  'publisherSites.proveOf': 'Check now: {host}',
  'publisherSites.renew': 'Check again',
  'publisherSites.renewOf': 'Check again: {host}',
  'publisherSites.how':
    'Put this tag into the head of {address}, or its content on a line of the file {file}. Then check the site. You can remove it afterwards; we’ll check again in six months.',
  'publisherSites.tag': 'Tag for {host}',
  'publisherSites.checking': 'Checking {host}…',
  'publisherSites.proven': '{host} is verified. We now count its widgets.',
  'publisherSites.missing': 'We couldn’t find the tag in the head of {address}, or its content in the file.',
  'publisherSites.elsewhere': '{host} redirects to {other}. Add that site instead.',
  'publisherSites.unreachable': 'We couldn’t read {address} or the file. Is the site public?',
  'publisherSites.proofFailed': 'We couldn’t check the site. Try again.',
  'publisherSites.removeTitle': 'Remove this site?',
  'publisherSites.removeText':
    'We delete the figures for {host}, unless someone else has verified it as well. Its widgets keep working.',
  'publisherSites.removeFailed': 'We couldn’t remove the site. Try again.',
} as const;
