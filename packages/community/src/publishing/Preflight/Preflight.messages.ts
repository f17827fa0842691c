export const preflightMessages = {
  'preflight.title': 'Do widgets work on your page?',
  'preflight.text':
    'Enter your page’s URL. We check its headers and HTML line by line, and show what blocks our widgets and how to fix it. We don’t keep your page.',
  'preflight.metaDescription':
    'Check whether Millrace widgets work on your page. We read its policies, sandboxes and code line by line, and show how to fix each problem.',
  'preflight.widgets': 'See all widgets and their code',
  'preflight.way': 'Source',
  'preflight.byAddress': 'By URL',
  'preflight.pasted': 'Pasted code',
  'preflight.address': 'Page URL',
  'preflight.addressHint': 'Use a public page, such as an article.',
  'preflight.addressMissing': 'Enter a page URL.',
  'preflight.headers': 'Response headers',
  'preflight.headersHint':
    'Paste one header per line, from the browser’s network tools or “curl -I”. Up to 64 KB.',
  'preflight.html': 'Page HTML',
  'preflight.htmlHint': 'Paste the page source, with the widget code if it’s already there. Up to 1 MB.',
  'preflight.pastedMissing': 'Paste headers, HTML or both.',
  'preflight.check': 'Check page',
  'preflight.checking': 'Checking the page…',
  'preflight.result': 'Result',
  'preflight.empty': 'Results appear here.',
  'preflight.page': 'Checked: {page}',
  'preflight.noSnippet':
    'This page has no widget code yet. The results below are for the code that we offer with each widget.',
  'preflight.byScript': 'As a script',
  'preflight.inFrame': 'In a frame',
  'preflight.status.works': 'Works',
  'preflight.status.restricted': 'Works with restrictions',
  'preflight.status.unknown': 'Unknown',
  'preflight.status.blocked': 'Blocked',
  'preflight.findings': '{count, plural, one {# finding} other {# findings}}',
  'preflight.inHeaders': 'Header, line {line}',
  'preflight.inHtml': 'HTML, line {line}',
  'preflight.policyInHeaders': 'Use this instead of your policy in header line {line}',
  'preflight.policyInHtml': 'Use this instead of your policy in HTML line {line}',
  'preflight.policyHint': 'It’s your whole policy, with everything that widgets need.',
  'preflight.policyNonce':
    'It’s your whole policy, with everything that widgets need. Put the nonce of each response in place of NONCE.',
  'preflight.copyPolicy': 'Copy policy: {place}',
  'preflight.fix': 'Add or use this instead',
  'preflight.copy': 'Copy',
  'preflight.copyOf': 'Copy: {fix}',
  'preflight.copied': 'Copied',
  'preflight.copyFailed': 'Your browser blocked copying. Select the line and copy it.',
  'preflight.finding.headers-not-given':
    'Paste the headers as well, so that we can check the page’s policies.',
  'preflight.finding.html-not-given':
    'Paste the HTML as well, so that we can check the widget code and the policies in the markup.',
  'preflight.finding.page-unread':
    'We stopped reading here: the page has too much markup, nesting or too many policies.',
  'preflight.finding.no-policy': 'The page has no policy that restricts what it loads.',
  'preflight.finding.policy-allows': 'This policy allows everything that a widget needs.',
  'preflight.finding.policy-reports':
    'This policy only reports for now. Before you enforce it, add what widgets need.',
  'preflight.finding.policy-ignored':
    'Browsers ignore this policy. In markup, a policy works only in the head and can’t be report-only.',
  'preflight.finding.scripts-refused': 'Our script can’t run, because {directive} blocks it.',
  'preflight.finding.nonce-missing':
    'Our script can’t run, because {directive} requires the nonce of each response. Put it in place of NONCE.',
  'preflight.finding.data-refused': 'Widgets stay empty, because {directive} blocks their data.',
  'preflight.finding.live-refused':
    'Widgets appear, but their buttons lead to our site, because {directive} blocks the script that handles clicks.',
  'preflight.finding.pictures-refused': 'Widgets have no pictures, because {directive} blocks them.',
  'preflight.finding.typeface-refused':
    'Widgets use a font of the reader’s device, because {directive} blocks ours.',
  'preflight.finding.look-refused':
    'This widget has our default look, because {directive} blocks style attributes. Set the properties in your style sheet instead.',
  'preflight.finding.frames-refused': 'Our frames can’t load, because {directive} blocks them.',
  'preflight.finding.trusted-types':
    'Trusted Types don’t affect widgets. If your own script adds ours, it needs a policy for our script’s URL.',
  'preflight.finding.sandbox-allows': 'Widgets work in this sandbox.',
  'preflight.finding.sandbox-scripts': 'This sandbox blocks scripts, which widgets need.',
  'preflight.finding.sandbox-popups':
    'Widget links might not open, because this sandbox blocks new tabs and navigation of the page.',
  'preflight.finding.sandbox-uncounted':
    'Widgets work in this frame, but your report misses their clicks, because the sandbox hides the frame’s origin. You can safely allow the origin: the frame comes from a different site than your page.',
  'preflight.finding.integrity-required':
    'The page runs only scripts with an integrity hash. Replace VERSION and HASH with a version and its hash.',
  'preflight.finding.integrity-directive':
    'Browsers no longer support require-sri-for. Use the Integrity-Policy header instead.',
  'preflight.finding.isolation-script': 'The page is isolated ({policy}). Our script works there.',
  'preflight.finding.isolation-frame':
    'The page is isolated ({policy}) and blocks other frames. Use the script, or add this attribute to the frame (Chromium only).',
  'preflight.finding.header-harmless':
    'The {header} header doesn’t affect widgets. They need no permission and no referrer.',
  'preflight.finding.amp-script':
    'AMP blocks third-party scripts. Show the widget in a frame, with its ID in place of ID.',
  'preflight.finding.amp-frame': 'AMP allows frames only as amp-iframe, below the first screen.',
  'preflight.finding.snippet-escaped':
    'The code appears as text on your page. Paste it where your editor accepts HTML.',
  'preflight.finding.snippet-right': 'The code of the widget “{element}” is correct.',
  'preflight.finding.element-stripped':
    'The script is there, but your editor removed the widget. Most editors keep this version.',
  'preflight.finding.element-unknown': 'We don’t have a widget “{element}”. Choose one of these: {elements}.',
  'preflight.finding.element-open':
    'This element has no end tag, and “/>” doesn’t close it. The rest of the page becomes part of it and disappears for readers.',
  'preflight.finding.host-unfit':
    'A widget can’t be inside “{tag}”, because browsers don’t allow a shadow root there. Use this instead.',
  'preflight.finding.id-missing':
    'The widget has no data-id. Copy it from the URL of the product, company or event.',
  'preflight.finding.id-wrong':
    '“{id}” isn’t a valid ID. Copy it from the URL of the product, company or event.',
  'preflight.finding.id-unknown': 'The widget “{element}” can’t show anything with the ID {id}.',
  'preflight.finding.id-differs':
    'The widget shows {id}, but its link leads to {linked}. Use the same ID for both.',
  'preflight.finding.script-missing': 'The widget is there, but its script is missing.',
  'preflight.finding.script-elsewhere': 'We couldn’t find our script at {address}.',
  'preflight.finding.script-module':
    'Our script can’t run as a module, because it then doesn’t know its own URL.',
  'preflight.finding.script-nomodule': 'Current browsers skip scripts with nomodule, so ours doesn’t run.',
  'preflight.finding.script-held':
    'Browsers don’t run scripts of type “{type}”. We can’t tell whether your page runs it later, such as after consent. If it doesn’t, use this.',
  'preflight.finding.script-data': 'Browsers treat “{type}” as data and never run the script.',
  'preflight.finding.version-unknown':
    'Version {version} of our script isn’t available. Use the newest, or pin one of those listed.',
  'preflight.finding.http-address': 'HTTPS pages can’t load anything over HTTP. Use an https:// URL.',
  'preflight.finding.http-upgraded':
    'The URL starts with http://. It works, because the page has browsers use HTTPS.',
  'preflight.finding.crossorigin-missing':
    'A third-party script with an integrity hash runs only with this attribute.',
  'preflight.finding.integrity-of-newest':
    'The newest script changes, but its integrity hash doesn’t. Your widgets will stop working with our next version. Pin a version, or remove the hash.',
  'preflight.finding.integrity-malformed':
    'Browsers don’t support this integrity hash, so it protects nothing.',
  'preflight.finding.integrity-unchecked': 'We couldn’t check whether the integrity hash matches the script.',
  'preflight.finding.integrity-matches': 'The integrity hash matches the script.',
  'preflight.finding.integrity-differs': 'The integrity hash doesn’t match the script, so browsers block it.',
  'preflight.finding.frame-right': 'The frame of the widget “{element}” is correct.',
  'preflight.finding.frame-look':
    'The frame stays empty, because “{value}” isn’t valid for {name}. Use six digits for a color, 0 to 24 for corners, and one font name.',
  'preflight.finding.viewport-missing':
    'Phones show this page at desktop width, which makes widgets too small to read. Add this to the head.',
} as const;
