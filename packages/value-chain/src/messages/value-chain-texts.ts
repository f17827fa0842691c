/** English texts of the diagram. */
export const valueChainTexts = {
  'valueChain.dialog.title': 'Node Link Diagram',
  'valueChain.dialog.description': '{product} and its applications',
  'valueChain.loading.first': 'Please wait while we load applications ...',
  'valueChain.loading.further': 'Fetching Applications ...',
  'valueChain.empty.title': 'No applications yet',
  'valueChain.empty.description': 'Applications of {product} appear here when members add them.',
  'valueChain.error.title': 'We couldn’t load the applications',
  'valueChain.error.description': 'Check your connection and try again.',
  'valueChain.tree.label': 'Value chain of {product}',
  'valueChain.tree.hint':
    'Use the arrow keys to move, Enter to expand or collapse, asterisk to expand all siblings, and plus or minus to zoom.',
  'valueChain.level.root': 'Product',
  'valueChain.level.first': 'Applications',
  'valueChain.way.upstream': 'Made from',
  'valueChain.way.downstream': 'Applications',
  'valueChain.level.further':
    '{level, selectordinal, =2 {Second level} =3 {Third level} =4 {Fourth level} =5 {Fifth level} =6 {Sixth level} one {#st level} two {#nd level} few {#rd level} other {#th level}}',
  'valueChain.level.count': '{count, plural, one {# product} other {# products}}',
  'valueChain.node.more': '+{count, number}',
  'valueChain.node.shared': '{places}×',
  'valueChain.node.cycle': 'cycle',
  'valueChain.node.loading': 'loading',
  'valueChain.node.failed': 'failed, retry',
  'valueChain.node.note':
    '{places, plural, =0 {} one {} other {also under {under}.}} {state, select, cycle {repeats one of its ancestors} failed {we couldn’t load its applications, press to try again} unloaded {{applications, plural, one {# application} other {# applications}}, press to load} collapsed {{applications, plural, one {# application} other {# applications}}} other {}}',
  'valueChain.legend.label': 'Legend',
  'valueChain.legend.branch': 'has applications',
  'valueChain.legend.more': 'click to load',
  'valueChain.legend.end': 'end of chain',
  'valueChain.toolbar.label': 'Diagram',
  'valueChain.search.label': 'Find a product in the diagram',
  'valueChain.search.placeholder': 'Find a product',
  'valueChain.search.position': '{position} of {count}',
  'valueChain.search.none': 'none',
  'valueChain.search.status':
    '{count, plural, =0 {No loaded product matches} one {One match} other {Match {position} of #}}',
  'valueChain.zoom.label': 'Zoom',
  'valueChain.zoom.in': 'Zoom in',
  'valueChain.zoom.out': 'Zoom out',
  'valueChain.zoom.value': '{percent, number}%',
  'valueChain.zoom.fit': 'Fit',
  'valueChain.view.label': 'View',
  'valueChain.view.tree': 'Tree',
  'valueChain.view.table': 'Table',
  'valueChain.export.label': 'Export',
  'valueChain.export.csv': 'Table as CSV',
  'valueChain.export.svg': 'Diagram as SVG',
  'valueChain.export.failed':
    'We couldn’t create the file. Try another format, or collapse part of the tree.',
  'valueChain.announce.arrived':
    '{count, plural, one {# application of {title} loaded} other {# applications of {title} loaded}}',
  'valueChain.announce.failed': 'We couldn’t load the applications of {title}',
  'valueChain.details.close': 'Close details',
  'valueChain.details.path': 'Path from root',
  'valueChain.details.cycle':
    'Cycle: {title} is already part of this path, at level {level}. The chain stops here.',
  'valueChain.details.shared': 'Also under {under}.',
  'valueChain.details.copyLink': 'Copy link to this node',
  'valueChain.details.linkCopied': 'Link copied',
  'valueChain.details.link': 'Link to this node',
  'valueChain.details.next': 'Next occurrence',
  'valueChain.details.failed':
    'We couldn’t load the applications of {title}. The rest of the tree is unchanged.',
  'valueChain.details.retry': 'Try again',
  'valueChain.table.caption': 'Value chain of {product}: visible products',
  'valueChain.table.number': 'No.',
  'valueChain.table.name': 'Name',
  'valueChain.table.level': 'Level',
  'valueChain.table.parent': 'Parent',
  'valueChain.table.alsoUnder': '{parent}, also under {under}',
  'valueChain.table.further': 'Further applications',
  'valueChain.table.action': 'Applications',
  'valueChain.table.expand': 'Show',
  'valueChain.table.expandLong': 'Show the applications of {title}',
  'valueChain.table.collapse': 'Hide',
  'valueChain.table.collapseLong': 'Hide the applications of {title}',
  'valueChain.table.retry': 'Retry',
  'valueChain.table.retryLong': 'Retry loading the applications of {title}',
  'valueChain.table.loadMore': 'Load more',
} as const;

type OwnTexts = Record<keyof typeof valueChainTexts, string>;

declare global {
  interface MessageTexts extends OwnTexts {}
}
