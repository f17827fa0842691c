import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A ruled table that becomes lines of facts if its container is narrower than 600 px.',
  whenToUse: [
    'A few rows of markup: cells with a form, or a table of constant text.',
    'Give every cell its `place`, which decides its position on narrow widths.',
    '`TableRowAction` for the action of a row; `TableUnit` and `TableWideOnly` for text that belongs only to lines or columns.',
  ],
  whenNotToUse: [
    'Data to compare, sort or search, or many rows: `DataTable`.',
    'Items viewed one by one: cards such as `ProductCard`.',
    'Facts about a single item: a description list in `Text`.',
    'Only layout: `Columns`.',
  ],
  anatomy: [
    {
      component: 'Table',
      what: 'The container for its layout, around the `<table>`. Takes `ref` and attributes.',
    },
    { part: 'head', what: '`TableHead`: the `<thead>`, 32 px high and sticky. Hidden on narrow widths.' },
    { part: 'column', what: '`TableColumn`: a column head; a button if it can be sorted.' },
    { part: 'body', what: '`TableBody`: the `<tbody>`.' },
    { part: 'row', what: '`TableRow`: 44 px, on narrow widths at least 60 px.' },
    {
      part: 'cell',
      what: '`TableCell`; `data-place` is its position on narrow widths.',
    },
    {
      part: 'name',
      what: '`TableName`, the content of a name cell: picture, name as a `TableRowLink`, badge.',
    },
    { part: 'art', what: 'The place of the seal, thumbnail or avatar.', when: 'with `art`' },
  ],
  states: [
    { state: 'idle', what: 'A row; sunken on hover.' },
    { state: 'selected', what: 'Tinted, with a 3 px edge and `aria-selected`.' },
    { state: 'added', what: 'Has an amber tint for two seconds, which then fades in 500 ms.' },
    { state: 'leaving', what: 'Gray, while its removal can be undone.' },
    { state: 'aria-sort', what: 'On the head of the sorted column.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through sortable heads, names and actions.' },
    { keys: ['Enter'], does: 'Opens the row on its name; sorts on a head; runs an action.' },
  ],
  accessibility: [
    'The caption is read before the table. Roles are explicit, because a row laid out as a block would lose its own.',
    'The whole row is the target of its name, which is its only link there.',
    'On narrow widths nothing scrolls sideways. Heads are hidden then: offer sorting next to the table too.',
    'A `busy` table says so once.',
    'On narrow widths an action shows only its icon; `accessibleLabel` is its full text.',
  ],
  doAndDont: [
    {
      do: 'Choose one figure or action for `place="figure"` or `"action"`; the rest are facts or hidden.',
      dont: 'Leave every cell in the line of facts: eight facts are too many.',
    },
    {
      do: 'Align figures with `kind="number"`.',
      dont: 'Center them: their digits no longer align.',
    },
    {
      do: 'Add the unit of a figure with `TableUnit` for narrow widths.',
      dont: 'Show “14” without its column head.',
    },
  ],
  synonyms: ['list', 'rows', 'markup table', 'static table'],
  related: ['DataTable', 'PagedList', 'Skeleton'],
};
