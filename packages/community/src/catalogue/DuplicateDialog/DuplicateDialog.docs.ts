import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Flags a product or company that is in the catalogue twice, for moderators to merge.',
  whenToUse: ['“Flag a duplicate” in the menu of a product or company: `DuplicateDialogContainer`.'],
  whenNotToUse: ['What a member has written: `ReportDialog`.'],
  anatomy: [
    { component: 'Dialog', what: 'Title, cross, and the buttons.', when: 'when open' },
    { component: 'DuplicateDialog', what: 'The form, and what became of it.', when: 'when open' },
    { component: 'ComboBox', what: 'Finds the other one by its name.', when: 'until it is sent' },
    { component: 'TextArea', what: 'What shows that they are one.', when: 'until it is sent' },
    { component: 'Notice', what: 'Why it was not sent.', when: 'when failed' },
  ],
  states: [
    { state: 'editing', what: 'The other one is chosen.' },
    { state: 'sending', what: 'It is on its way.' },
    { state: 'sent', what: 'Says what happens next.' },
    { state: 'failed', what: 'Says why; what was chosen and typed stands.' },
  ],
  keyboard: [
    { keys: ['Arrow keys', 'Enter'], does: 'Choose one of those found.' },
    { keys: ['Escape'], does: 'Closes the dialog.' },
  ],
  accessibility: ['What is missing gets the focus and its error.'],
  doAndDont: [{ do: 'Say that nothing of either is lost.', dont: 'Let members merge by themselves.' }],
  synonyms: ['duplicate', 'twice', 'merge', 'same', 'report'],
  related: ['DuplicateQueue', 'ReportDialog', 'CatalogueField', 'Dialog'],
  stage: { kind: 'frame', heightPx: 640 },
};
