export const editHistoryMessages = {
  'editHistory.title': 'Who changed what of {name}',
  'editHistory.empty': 'Nothing was changed yet',
  'editHistory.formerMember': 'Former member',
  'editHistory.by': '{name}, {moment}',
  'editHistory.restored': 'Put back what stood there before.',
  'editHistory.nothing': 'nothing',
  'editHistory.field':
    '{field, select, name {Name} address {Address} url {Website} description {Description} country {Country} type {Kind} logo {Logo} cover {Cover} other {{field}}}',
  'editHistory.from': 'Before:',
  'editHistory.to': 'After:',
  'editHistory.restore': 'Put back',
  'editHistory.restoreOf': 'Put back what {name} changed on {moment}',
  'editHistory.failed': 'It could not be put back. {reason}',
  'editHistory.done': 'What stood there before is back.',
  'editHistory.theirs': 'Now stands there: {value}',
  'editHistory.theirsNothing': 'Now stands there: nothing',
  'editHistory.more': 'Load more changes',
} as const;
