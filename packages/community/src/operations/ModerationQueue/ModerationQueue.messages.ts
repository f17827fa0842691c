export const moderationQueueMessages = {
  'moderation.title': 'Reports',
  'moderation.tabs': 'Open and closed reports',
  'moderation.open': 'Open',
  'moderation.closed': 'Closed',
  'moderation.emptyOpen': 'No open reports',
  'moderation.emptyOpenHint': 'Reports from members appear here, oldest first.',
  'moderation.emptyClosed': 'No decisions yet',
  'moderation.emptyClosedHint': 'Decisions by you and other moderators appear here.',
  'moderation.what':
    '{kind, select, post {Post by {name}} comment {Comment by {name}} event {Event by {name}} other {{name}, a member}}',
  'moderation.reports': '{count, plural, one {# report} other {# reports}}',
  'moderation.since': 'reported {date}',
  'moderation.reason': '{reason} ({count, number})',
  'moderation.noText': 'No text',
  'moderation.file': 'File: {name}',
  'moderation.hidden': 'Hidden',
  'moderation.gone': 'Removed by its author',
  'moderation.suspended': 'Suspended',
  'moderation.decided':
    '{decision, select, dismiss {Dismissed} hide {Hidden} restore {Restored} suspend {Member suspended} other {Suspension lifted}}',
  'moderation.loadMore': 'Load more reports',
} as const;
