export const moderationQueueMessages = {
  'moderation.title': 'Reports',
  'moderation.tabs': 'Open and closed reports',
  'moderation.open': 'Open',
  'moderation.closed': 'Closed',
  'moderation.emptyOpen': 'Nothing waits for a decision',
  'moderation.emptyOpenHint': 'What members report will be here, the oldest first.',
  'moderation.emptyClosed': 'Nothing was decided yet',
  'moderation.emptyClosedHint': 'What you and other moderators decide will be here.',
  'moderation.what':
    '{kind, select, post {Post by {name}} comment {Comment by {name}} event {Event of {name}} other {{name}, a member}}',
  'moderation.reports': '{count, plural, one {# report} other {# reports}}',
  'moderation.since': 'reported {date}',
  'moderation.reason': '{reason} ({count, number})',
  'moderation.noText': 'Without words',
  'moderation.file': 'File: {name}',
  'moderation.hidden': 'Hidden',
  'moderation.gone': 'Removed by its author',
  'moderation.suspended': 'Suspended',
  'moderation.decided':
    '{decision, select, dismiss {Dismissed} hide {Hidden} restore {Restored} suspend {Member suspended} other {Suspension lifted}}',
  'moderation.loadMore': 'Load more reports',
} as const;
