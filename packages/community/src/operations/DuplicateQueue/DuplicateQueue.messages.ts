export const duplicateQueueMessages = {
  'duplicates.title': 'Duplicates',
  'duplicates.tabs': 'Open and closed reports, and other queues',
  'duplicates.emptyOpenHint': 'Duplicates that members report appear here, oldest first.',
  'duplicates.emptyClosedHint': 'Decisions by you and other moderators appear here. You can undo a merge.',
  'duplicates.question': '<one>{name}</one> is a duplicate of <two>{other}</two>',
  'duplicates.kind': '{kind, select, product {Product} other {Company}}',
  'duplicates.flagged': 'reported by {by}, {date}',
  'duplicates.formerMember': 'a former member',
  'duplicates.facts':
    '{name}: {links, plural, =0 {no links} one {# link} other {# links}}, {followers, plural, =0 {no followers} one {# follower} other {# followers}}',
  'duplicates.gone': '{name} is no longer in the catalogue',
  'duplicates.decided':
    '{decision, select, merge {Merged into {other}} swap {Merged into {name}} keep {Both kept} other {Merge undone}} by {moderator}, {date}',
  'duplicates.merge': 'Merge into {other}',
  'duplicates.swap': 'Merge into {name}',
  'duplicates.keep': 'Keep both',
  'duplicates.undo': 'Undo merge',
  'duplicates.ask':
    '{decision, select, merge {Merge {name} into {other}?} swap {Merge {other} into {name}?} keep {Keep both {name} and {other}?} other {Undo the merge of {name} and {other}?}}',
  'duplicates.mergeHint':
    'Everything from {name} moves to {other}: links, followers, posts, events, quote requests and evidence. The old URL redirects there. You can undo this.',
  'duplicates.swapHint':
    'Everything from {other} moves to {name}: links, followers, posts, events, quote requests and evidence. The old URL redirects there. You can undo this.',
  'duplicates.keepHint': 'Both stay unchanged. This closes their open reports.',
  'duplicates.undoHint':
    'The merged page returns with everything it had. Later additions and changes stay with the other page.',
  'duplicates.own': 'This case is about your company, so another moderator decides.',
  'duplicates.loadMore': 'Load more',
} as const;
