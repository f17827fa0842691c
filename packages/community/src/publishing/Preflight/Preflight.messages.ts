export const preflightMessages = {
  'preflight.title': 'Do cards work on your page?',
  'preflight.text':
    'Enter your page’s URL. We check its headers and HTML line by line, and show what blocks our widgets and how to fix it. We don’t keep your page.',
  'preflight.metaDescription':
    'Whether cards of Millrace work on your page: its policies, sandboxes and the snippet, line by line, each with what to write instead.',
  'preflight.widgets': 'All cards, and the snippet for each',
  'preflight.way': 'How we get the page',
  'preflight.byAddress': 'By its address',
  'preflight.pasted': 'Pasted',
  'preflight.address': 'Address of the page',
  'preflight.addressHint': 'A page that everybody can read, such as an article.',
  'preflight.addressMissing': 'Write the address of a page.',
  'preflight.headers': 'Headers of the answer',
  'preflight.headersHint':
    'One on each line, as the browser’s network tools or “curl -I” show them. At most 64 KB.',
  'preflight.html': 'HTML of the page',
  'preflight.htmlHint':
    'As “View source” shows it, the snippet included where it is there already. At most 1 MB.',
  'preflight.pastedMissing': 'Paste headers, HTML or both.',
  'preflight.check': 'Check page',
  'preflight.checking': 'The page is being checked.',
  'preflight.result': 'Result',
  'preflight.empty': 'Results appear here.',
  'preflight.page': 'Of {page}',
  'preflight.noSnippet':
    'The page has no snippet of ours yet. What follows is said of the one that you are given with each card.',
  'preflight.byScript': 'By script',
  'preflight.inFrame': 'In a frame',
  'preflight.status.works': 'Works',
  'preflight.status.restricted': 'Works with a restriction',
  'preflight.status.unknown': 'Could not be told',
  'preflight.status.blocked': 'Blocked',
  'preflight.findings': '{count, plural, one {# finding} other {# findings}}',
  'preflight.inHeaders': 'Header, line {line}',
  'preflight.inHtml': 'HTML, line {line}',
  'preflight.fix': 'Write instead or add',
  'preflight.copy': 'Copy',
  'preflight.copyOf': 'Copy: {fix}',
  'preflight.copied': 'Copied',
  'preflight.copyFailed': 'Your browser does not let us copy. Select the line and copy it.',
  'preflight.finding.headers-not-given': 'Without headers nobody can tell what policies the page has.',
  'preflight.finding.html-not-given':
    'Without HTML nobody can tell whether the snippet is right, or what policies the markup has.',
  'preflight.finding.page-unread':
    'From here on the page was not read: it has more markup, deeper nesting or more policies than we read.',
  'preflight.finding.no-policy': 'No policy of the page limits what is loaded.',
  'preflight.finding.policy-allows': 'This policy lets everything through that a card needs.',
  'preflight.finding.policy-reports':
    'This policy only reports. Once it is enforced it stops cards: add this before.',
  'preflight.finding.policy-ignored':
    'Browsers pass over this policy: in markup it counts in the head alone, and never reports only.',
  'preflight.finding.scripts-refused': 'Our script does not run: {directive} does not allow it.',
  'preflight.finding.nonce-missing':
    'Our script does not run: {directive} wants the nonce of each answer on it. Put it where NONCE stands.',
  'preflight.finding.data-refused':
    'Cards stay empty: {directive} does not let the script read what they show.',
  'preflight.finding.live-refused':
    'Cards are shown, but a press on a button leads to our site: {directive} does not allow the script that answers there.',
  'preflight.finding.pictures-refused': 'Pictures are missing from cards: {directive} does not allow them.',
  'preflight.finding.typeface-refused':
    'Cards are set in a typeface of the reader’s device: {directive} does not allow ours.',
  'preflight.finding.look-refused':
    'This card looks as usual, not as it says: {directive} allows no style attribute. Let a style sheet of the page say it.',
  'preflight.finding.frames-refused': 'No frame of ours is shown: {directive} does not allow it.',
  'preflight.finding.trusted-types':
    'Trusted Types take nothing from cards. A script of yours that adds our script needs a policy of its own for its address.',
  'preflight.finding.sandbox-allows': 'This sandbox lets cards work.',
  'preflight.finding.sandbox-scripts': 'This sandbox runs no scripts, and no card without them.',
  'preflight.finding.sandbox-popups':
    'Links of cards do not open, or not well: this sandbox does not let them open windows of their own, or lead the page.',
  'preflight.finding.sandbox-uncounted':
    'Cards work in this frame, but presses on them are missing from your report: the sandbox takes the frame’s origin, and with it where it stands. To give it back is safe, as the frame is of another site than the page.',
  'preflight.finding.integrity-required':
    'The page runs only scripts with an integrity. Put a version and its hash where VERSION and HASH stand.',
  'preflight.finding.integrity-directive':
    'No browser heeds require-sri-for any longer. The header Integrity-Policy has taken its place.',
  'preflight.finding.isolation-script':
    'The page is isolated ({policy}). All that our script loads says that it may be taken.',
  'preflight.finding.isolation-frame':
    'The page is isolated ({policy}) and takes no frame that is not. Use the script, or add this attribute to the frame, which Chromium alone knows.',
  'preflight.finding.header-harmless':
    'The header {header} takes nothing from cards: they need no permission and no referrer.',
  'preflight.finding.amp-script':
    'AMP runs no scripts of others. Show the card in a frame, and put its id where ID stands.',
  'preflight.finding.amp-frame': 'AMP takes frames as amp-iframe only, below the first screen.',
  'preflight.finding.snippet-escaped':
    'The snippet stands here as text. Paste it where your editor takes HTML, not where it takes text.',
  'preflight.finding.snippet-right': 'The card “{element}” is written as it should be.',
  'preflight.finding.element-stripped':
    'The script is there, but no card: your editor has taken the element away. Most editors leave this.',
  'preflight.finding.element-unknown': 'There is no card “{element}”. There are: {elements}.',
  'preflight.finding.element-open':
    'This element does not end: “/>” ends none, and its end tag is missing. What follows on the page becomes a part of it, and readers no longer see it.',
  'preflight.finding.host-unfit':
    'No card can stand in “{tag}”: browsers give that element no shadow root. Write the card so.',
  'preflight.finding.id-missing': 'The card has no data-id. Take it from the address of what is shown.',
  'preflight.finding.id-wrong': '“{id}” is no id. Take it from the address of what is shown.',
  'preflight.finding.id-unknown': 'There is nothing with the id {id} that the card “{element}” could show.',
  'preflight.finding.id-differs':
    'The card shows {id}, and its link leads to {linked}. One of the two is meant.',
  'preflight.finding.script-missing': 'The card is there, but not the script that paints it.',
  'preflight.finding.script-elsewhere': 'Our script is not at {address}.',
  'preflight.finding.script-module': 'As a module our script does not know where it comes from, and stops.',
  'preflight.finding.script-nomodule': 'With nomodule no browser of today runs our script.',
  'preflight.finding.script-held':
    'Browsers do not run a script of the type “{type}”. Whether yours does, such as after consent, cannot be told. Where nothing does, write this.',
  'preflight.finding.script-data': 'To browsers “{type}” is data: they never run the script.',
  'preflight.finding.version-unknown':
    'There is no version {version} of our script, or no longer. Take the newest, or pin one that is listed.',
  'preflight.finding.http-address': 'Pages of https load nothing by http. Write the address with https.',
  'preflight.finding.http-upgraded':
    'The address has http. The page has browsers ask by https, and so it works.',
  'preflight.finding.crossorigin-missing':
    'A script of another site with an integrity runs only with this attribute.',
  'preflight.finding.integrity-of-newest':
    'The newest script changes, its integrity does not: with our next version cards end. Pin an address with a version, or leave the integrity out.',
  'preflight.finding.integrity-malformed':
    'This integrity is none that browsers know: it protects from nothing.',
  'preflight.finding.integrity-unchecked': 'Whether the integrity is that of the script could not be told.',
  'preflight.finding.integrity-matches': 'The integrity is that of the script.',
  'preflight.finding.integrity-differs': 'The integrity is not that of the script: browsers do not run it.',
  'preflight.finding.frame-right': 'The frame of the card “{element}” is written as it should be.',
  'preflight.finding.frame-look':
    'The frame shows no card: “{value}” makes no sense as {name}. Colours are six digits, corners 0 to 24, a face is one name.',
  'preflight.finding.viewport-missing':
    'Telephones show the page as wide as a desktop’s, and cards too small to read. Add this to the head.',
} as const;
