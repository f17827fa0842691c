import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A ruled table that becomes lines of facts where its container is narrower than 600 px.',
  whenToUse: [
    'A few rows of markup: cells that hold a form, or a table of constant text.',
    'Give every cell its `place`: that decides what a row becomes on narrow ground.',
    '`TableRowAction` for the one act of a row; `TableUnit` and `TableWideOnly` for words that belong to lines or to columns alone.',
  ],
  whenNotToUse: [
    'Rows are data that are compared, sorted, searched or many: `DataTable`.',
    'Things are looked at one by one: cards such as `ProductCard`.',
    'Facts about one thing: a description list in `Text`.',
    'It is for layout only: `Columns`.',
  ],
  anatomy: [
    {
      component: 'Table',
      what: 'The place that it answers to, around the `<table>`. `ref` and attributes land here.',
    },
    { part: 'head', what: '`TableHead`: the `<thead>`, 32 px high; it sticks. Gone on narrow ground.' },
    { part: 'column', what: '`TableColumn`: the head of a column; a button where it can be sorted.' },
    { part: 'body', what: '`TableBody`: the `<tbody>`.' },
    { part: 'row', what: '`TableRow`: 44 px, on narrow ground at least 60.' },
    {
      part: 'cell',
      what: '`TableCell`; `data-place` says where it goes on narrow ground.',
    },
    { part: 'name', what: '`TableName`, what a name cell holds: art, name as a `TableRowLink`, badge.' },
    { part: 'art', what: 'The place of seal, thumb or avatar.', when: 'with `art`' },
  ],
  states: [
    { state: 'idle', what: 'A row; sunk under the pointer.' },
    { state: 'selected', what: 'Tinted, with a 3 px edge and `aria-selected`.' },
    { state: 'added', what: 'Holds an amber tint for two seconds, which then fades in 500 ms.' },
    { state: 'leaving', what: 'Grey, while its removal can be undone.' },
    { state: 'aria-sort', what: 'On the head of the column that the rows are ordered by.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through heads that sort, names and actions.' },
    { keys: ['Enter'], does: 'Opens the row on its name; sorts on a head; acts on an action.' },
  ],
  accessibility: [
    'The caption is read before the table. Roles are written out, as a row laid out as a block would lose its own.',
    'The whole row is the target of its name, and the name is its only link there.',
    'On narrow ground nothing scrolls sideways. Heads are out of sight then: offer sorting beside the table too.',
    'While it is `busy` the table says so once.',
    'On narrow ground an action shows its icon alone; `accessibleLabel` says it in full.',
  ],
  doAndDont: [
    {
      do: 'Choose one figure or one action for `place="figure"` or `"action"`; the rest are facts or hidden.',
      dont: 'Leave every cell in the line of facts: eight facts are no line.',
    },
    {
      do: 'Align figures with `kind="number"`.',
      dont: 'Centre them: their digits no longer stand below each other.',
    },
    {
      do: 'Write the unit of a figure with `TableUnit` for narrow ground.',
      dont: 'Let “14” stand there without its column head.',
    },
  ],
  synonyms: ['list', 'rows', 'markup table', 'static table'],
  related: ['DataTable', 'PagedList', 'Skeleton'],
};
