export const duplicateQueueMessages = {
  'duplicates.title': 'Duplicates',
  'duplicates.tabs': 'Open and closed flags, and other queues',
  'duplicates.emptyOpenHint':
    'Products and companies that members have found twice will be here, the oldest first.',
  'duplicates.emptyClosedHint':
    'What you and other moderators decide will be here. A merge can be undone here.',
  'duplicates.question': '<one>{name}</one> is a duplicate of <two>{other}</two>',
  'duplicates.kind': '{kind, select, product {Product} other {Company}}',
  'duplicates.flagged': 'flagged by {by}, {date}',
  'duplicates.formerMember': 'a former member',
  'duplicates.facts':
    '{name}: {links, plural, =0 {no links} one {# link} other {# links}}, {followers, plural, =0 {no followers} one {# follower} other {# followers}}',
  'duplicates.gone': '{name} is not in the catalogue any more',
  'duplicates.decided':
    '{decision, select, merge {Merged into {other}} swap {Merged into {name}} keep {Both kept} other {Merge undone}} by {moderator}, {date}',
  'duplicates.merge': 'Merge into {other}',
  'duplicates.swap': 'Merge into {name}',
  'duplicates.keep': 'Keep both',
  'duplicates.undo': 'Undo the merge',
  'duplicates.ask':
    '{decision, select, merge {Merge {name} into {other}?} swap {Merge {other} into {name}?} keep {Keep {name} and {other}?} other {Undo the merge of {name} and {other}?}}',
  'duplicates.mergeHint':
    'All that hangs on {name} goes to {other}: links, followers, posts, events, requests for quotes and evidence. Its address leads there. You can undo it.',
  'duplicates.swapHint':
    'All that hangs on {other} goes to {name}: links, followers, posts, events, requests for quotes and evidence. Its address leads there. You can undo it.',
  'duplicates.keepHint': 'Both stay as they are. Open flags of the two are closed.',
  'duplicates.undoHint':
    'The one that was merged is back with what it had. What was added or changed since stays with the other.',
  'duplicates.own': 'This is about your company: another moderator decides.',
  'duplicates.loadMore': 'Load more',
} as const;
