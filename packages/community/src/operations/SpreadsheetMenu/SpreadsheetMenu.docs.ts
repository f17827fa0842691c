import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Adds what a spreadsheet lists, once it is seen what would become of each row.',
  whenToUse: [
    'At the head of a list that members add to: `SpreadsheetMenuContainer`, which also saves the list.',
  ],
  whenNotToUse: ['A few entries: `AddLinkControl`.', 'Loading a whole catalogue: the operator’s import.'],
  anatomy: [
    { component: 'SpreadsheetDialog', what: 'The steps.', when: 'when open' },
    { component: 'FileDrop', what: 'Takes the file.', when: 'when open' },
    { part: 'columns', what: 'Which column says what, as guessed.', when: 'when the file was read' },
    {
      part: 'rows',
      what: 'What becomes of each row, and what is to be decided.',
      when: 'when names are known',
    },
    { component: 'Notice', what: 'What was done, or why it did not work.', when: 'when it was sent' },
  ],
  states: [
    { state: 'choosing', what: 'A file is to be chosen, or another one.' },
    { state: 'reading', what: 'The file is on its way.' },
    { state: 'deciding', what: 'Columns and rows can be looked at; nothing is written yet.' },
    { state: 'done', what: 'Says what was done; it can be undone, and rows that could not be taken saved.' },
    { state: 'undone', what: 'Says what is gone, and names what stays.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'File, columns, rows to be decided, then the buttons.' },
    { keys: ['Escape'], does: 'Closes it; file and decisions wait.' },
  ],
  accessibility: ['Each decision is named by its row and what stands there.', 'The counts are a status.'],
  doAndDont: [
    {
      do: 'Show those rows first that somebody must look at.',
      dont: 'Write anything before they were seen.',
    },
    { do: 'Give back rows that cannot be taken in the same form, with the reason.', dont: 'Drop them.' },
  ],
  synonyms: ['import', 'export', 'upload', 'csv', 'xlsx', 'excel', 'bulk', 'SpreadsheetDialog'],
  related: ['AddLinkDialog', 'FileDrop', 'Menu', 'Table'],
  stage: { kind: 'frame', heightPx: 720, shows: 'default' },
};
