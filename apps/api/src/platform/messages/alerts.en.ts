/** What alerts say: the wording of each notification, and of new posts. @see GAP-094, GAP-106 */
export const ALERTS_EN = {
  'mail.alerts.subject': '{count, plural, one {One thing} other {# things}} happened on Millrace',
  'mail.alerts.heading': 'What happened on Millrace',
  'mail.alerts.happened': '{count, plural, one {This is} other {These are}} new since we last wrote to you.',
  'mail.alerts.more':
    'There {count, plural, one {is one more} other {are # more}}, which you find on Millrace.',
  'mail.alerts.action': 'Open your notifications',
  'mail.alerts.settings': 'Choose what you are mailed about, and how often',
  'mail.alerts.reason': 'You get this mail because alerts are on in your Millrace profile.',
  'mail.alerts.stop': 'Stop all alerts by e-mail',

  'push.title': 'Millrace',

  'alerts.kind.posts': 'Your posts and discussions',
  'alerts.kind.people': 'People',
  'alerts.kind.products': 'Products',
  'alerts.kind.searches': 'New for your saved searches',
  'alerts.kind.product_posts': 'New posts about products that you follow',
  'alerts.kind.company_posts': 'New posts about companies that you follow',
  'alerts.newPost': '{actor} posted “{title}”',
  'alerts.newPostUntitled': '{actor} posted something new',

  'notifications.others': '{actor}{others, plural, =0 {} one { and # other} other { and # others}}',
  'notifications.raw_material_added': '{actor} added {linked} as a raw material of {product}',
  'notifications.end_product_added': '{actor} added {linked} as an end product of {product}',
  'notifications.supplier_added': '{company} was added as a supplier of {product}',
  'notifications.raw_material_supplier_added':
    '{company} was added as a supplier of {linked}, a raw material of {product}',
  'notifications.application_supplier_added':
    '{company} was added as a supplier of {linked}, an application of {product}',
  'notifications.product_followed': '{actor} started following {product}',
  'notifications.linked_product_followed': '{actor} started following {linked}, which is linked to {product}',
  'notifications.commented': '{actor} commented on your post{title}',
  'notifications.liked': '{actor} liked your post{title}',
  'notifications.commented_on_liked': '{actor} commented on a post you liked{title}',
  'notifications.commented_on_commented': '{actor} commented on a post you commented on{title}',
  'notifications.liked_on_liked': '{actor} liked a post you liked{title}',
  'notifications.liked_on_commented': '{actor} liked a post you commented on{title}',
  'notifications.mentioned': '{actor} mentioned you in a post{title}',
  'notifications.company_tagged': '{actor} wrote a private post to {company}{title}',
  'notifications.company_joined': '{actor} was added to {company}',
  'notifications.company_objected':
    'Somebody at {company} objects to your being listed with it. A moderator will decide',
  'notifications.company_verified': 'A moderator has verified that you work at {company}',
  'notifications.company_request_refused': 'A moderator could not verify that you work at {company}',
  'notifications.company_link_ended': 'A moderator has ended your link to {company}',
  'notifications.company_objection_decided': 'A moderator has decided on the objection at {company}',
  'notifications.company_followed': '{actor} started following {company}',
  'notifications.company_product_added': '{product} was added to {company}',
  'notifications.invitation_accepted': '{actor} joined Millrace',
  'notifications.exhibitor_added': '{company} was added as an exhibitor of {event}',
  'notifications.attendee_going': '{actor} is going to {event}',
  'notifications.event_moved': '{actor} changed when or where {event} takes place',
  'notifications.quote_requested': '{actor} asks for a quote of {product}',
  'notifications.quote_answered': '{actor} answered your request for a quote of {product}',
  'notifications.search_matched':
    'New for “{search}”: {thing}{others, plural, =0 {} one { and one more} other { and # more}}',
  'notifications.connection_added':
    '{actor} {others, plural, =0 {was} other {were}} added to your network connections',
} as const;
