import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Tags a post of one’s own with products and companies, and takes tags off it.',
  whenToUse: ['“Tag products or companies” in the menu of a post, for its author: `TagDialogContainer`.'],
  whenNotToUse: ['A new post: `PostComposer` has tags of its own.', 'Text or file too: `PostEditDialog`.'],
  anatomy: [
    { component: 'Dialog', what: 'Title, cross, and the buttons.', when: 'when open' },
    { component: 'TagDialog', what: 'The form, and what became of it.', when: 'when open' },
    {
      component: 'TagPicker',
      what: 'What is tagged, each with its cross, and the field that finds more.',
      when: 'when open',
    },
  ],
  states: [
    { state: 'editing', what: 'Tags are chosen.' },
    { state: 'saving', what: 'They are on their way.' },
    { state: 'tagged', what: 'Says so, and closes 3 s later.' },
    { state: 'saved', what: 'Tags were taken off and none was added: says so, and closes 3 s later.' },
    { state: 'failed', what: 'Says why; the tags stand.' },
  ],
  keyboard: [{ keys: ['Escape'], does: 'Closes the list of matches, then the dialog.' }],
  accessibility: ['What was tagged is said, and that the dialog is about to close.'],
  doAndDont: [{ do: 'Show what is tagged already.', dont: 'Send tags that nobody has changed.' }],
  synonyms: ['tag', 'label', 'link product', 'link company'],
  related: ['TagPicker', 'PostEditDialog', 'PostComposer', 'Dialog'],
  stage: { kind: 'frame', heightPx: 420 },
};
