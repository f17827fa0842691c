export const sharePopupMessages = {
  'sharePopup.title':
    'Share this {kind, select, post {post} product {product} company {company} other {profile}}',
  'sharePopup.link': 'Link',
  'sharePopup.copy': 'Copy link',
  'sharePopup.copied': 'Link copied',
  'sharePopup.copyFailed': 'Your browser blocked copying. The link is selected, so you can copy it yourself.',
  'sharePopup.private': 'This post is private. The link works only for people who can read it.',
  'sharePopup.networks': 'Share on',
  'sharePopup.facebook': 'Facebook',
  'sharePopup.twitter': 'Twitter',
  'sharePopup.linkedin': 'LinkedIn',
  'sharePopup.device': 'Other apps',
  'sharePopup.newTab': 'opens in a new tab',
  'sharePopup.byEmail': 'Share by email',
  'sharePopup.to': 'Email addresses',
  'sharePopup.toHint': 'Enter up to {max}, separated by commas.',
  'sharePopup.invalid':
    '{count, plural, one {Invalid email address: {list}} other {Invalid email addresses: {list}}}',
  'sharePopup.tooMany': 'You can share with up to {max} addresses. You entered {count}.',
  'sharePopup.subject': 'Subject',
  'sharePopup.body': 'Message',
  'sharePopup.subjectDefault':
    '{name} shared a {kind, select, post {post} product {product} company {company} other {profile}} with you',
  'sharePopup.bodyDefault':
    'Hey Team, thought you might be interested in this {kind, select, post {post} product {product} company {company} other {profile}}.',
  'sharePopup.answers':
    'We’ll email them on your behalf. Replies go to your address, which recipients can see.',
  'sharePopup.share': 'Share',
  'sharePopup.sharing': 'Sharing…',
  'sharePopup.shared': 'Shared',
  'sharePopup.done': '{count, plural, one {Shared with one address.} other {Shared with # addresses.}}',
  'sharePopup.failed': 'We couldn’t share this. Your text is still here. Try again.',
  'sharePopup.failedWhy': 'We couldn’t share this. {reason} Your text is still here.',
} as const;
