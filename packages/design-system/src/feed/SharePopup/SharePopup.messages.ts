export const sharePopupMessages = {
  'sharePopup.title':
    'Share this {kind, select, post {post} product {product} company {company} other {profile}}',
  'sharePopup.link': 'Link',
  'sharePopup.copy': 'Copy link',
  'sharePopup.copied': 'Link copied',
  'sharePopup.copyFailed': 'Your browser did not copy it. The link is selected: copy it by hand.',
  'sharePopup.private': 'This post is private: the link opens only for those who may read it.',
  'sharePopup.networks': 'Share on',
  'sharePopup.facebook': 'Facebook',
  'sharePopup.twitter': 'Twitter',
  'sharePopup.linkedin': 'LinkedIn',
  'sharePopup.device': 'Other apps',
  'sharePopup.newTab': 'opens in a new tab',
  'sharePopup.byEmail': 'Share by e-mail',
  'sharePopup.to': 'E-mail addresses',
  'sharePopup.toHint': 'Up to {max}, with commas between them.',
  'sharePopup.invalid':
    '{count, plural, one {Not an e-mail address: {list}} other {Not e-mail addresses: {list}}}',
  'sharePopup.tooMany': 'Up to {max} addresses at once. These are {count}.',
  'sharePopup.subject': 'Subject',
  'sharePopup.body': 'Message',
  'sharePopup.subjectDefault':
    '{name} shared a {kind, select, post {post} product {product} company {company} other {profile}} with you',
  'sharePopup.bodyDefault':
    'Hey Team, thought you might be interested in this {kind, select, post {post} product {product} company {company} other {profile}}.',
  'sharePopup.answers':
    'It is sent in your name. Answers come to your e-mail address, which the readers see.',
  'sharePopup.share': 'Share',
  'sharePopup.sharing': 'Sharing …',
  'sharePopup.shared': 'Shared',
  'sharePopup.done': '{count, plural, one {Shared with one address.} other {Shared with # addresses.}}',
  'sharePopup.failed': 'It could not be shared. Everything is as you typed it; try again.',
  'sharePopup.failedWhy': 'It was not shared. {reason} Everything is as you typed it.',
} as const;
