export const publisherSitesMessages = {
  'publisherSites.title': 'Your sites with widgets',
  'publisherSites.lead':
    'See what becomes of the widgets on your pages: how often they are seen and pressed, how many readers follow them here, sign up and ask for quotes. Only sums by day are kept: no cookies, no fingerprints, nothing of who reads.',
  'publisherSites.widgets': 'To the widgets',
  'publisherSites.counted': 'What is counted, and how',
  'publisherSites.countedText':
    'Counting begins once you have shown that a site is yours. A view is a card that your page asked for, as its reader came near it; asked again within a minute, browsers often answer from memory, and that is not counted. Clicks, sign-ups and requests for quotes are known where your page lets browsers say which site a link stands on: rel="noreferrer" and a Referrer-Policy of no-referrer hide it. Of frames that a sandbox leaves no origin, only views are counted. Robots are left out, days are those of UTC, and sums are kept for 25 months.',
  'publisherSites.list': 'Sites',
  'publisherSites.address': 'Address of your site',
  'publisherSites.addressHint': 'Such as https://www.example.com. With and without www are two sites.',
  'publisherSites.addressMissing': 'Write the address of your site.',
  'publisherSites.add': 'Add site',
  'publisherSites.empty': 'You have named no site yet',
  'publisherSites.emptyHint': 'Name the site on which your widgets stand, and show that it is yours.',
  'publisherSites.state': '{state, select, proven {Yours} lapsed {To be shown again} other {Not shown yet}}',
  'publisherSites.until': 'until {day}',
  'publisherSites.report': 'Report',
  'publisherSites.reportOf': 'Report of {host}',
  'publisherSites.remove': 'Remove',
  'publisherSites.removeOf': 'Remove {host}',
  'publisherSites.prove': 'Check now',
  'publisherSites.proveOf': 'Check now: {host}',
  'publisherSites.renew': 'Check again',
  'publisherSites.renewOf': 'Check again: {host}',
  'publisherSites.how':
    'Put this into the head of {address}, or a line with its content into the file {file}. Then have it checked. It has to stay there only until then, and half a year later again.',
  'publisherSites.tag': 'Tag for {host}',
  'publisherSites.checking': 'Reading {host} …',
  'publisherSites.proven': '{host} is known to be yours. From now on its widgets are counted.',
  'publisherSites.missing': 'The tag is not in the head of {address}, nor its content in the file.',
  'publisherSites.elsewhere':
    '{host} leads to {other}. Add that one: what stands there says nothing of {host}.',
  'publisherSites.unreachable':
    'Neither {address} nor the file could be read. Is the site open to everybody?',
  'publisherSites.proofFailed': 'The site could not be checked. Try again.',
  'publisherSites.removeTitle': 'Remove this site?',
  'publisherSites.removeText':
    'The figures of {host} are deleted, unless somebody else has shown that it is theirs. Its widgets go on as they are.',
  'publisherSites.removeFailed': 'The site could not be removed. It is still here.',
} as const;
