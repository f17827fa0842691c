import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Creates an event, or edits one.',
  whenToUse: ['On the pages where an event is created and edited.'],
  whenNotToUse: ['Products or exhibitors alone, by any member: `EventTagDialog`.'],
  anatomy: [
    { component: 'EventForm', what: 'The form, named by its heading of level 1.' },
    { component: 'DateTimePicker', what: 'Start and end, by the clocks of the place; one zone for both.' },
    { component: 'RichTextEditor', what: 'The details.', when: 'once the page stands and it is loaded' },
    { part: 'toolbar', what: 'What formats the details.', when: 'with the editor' },
    { part: 'linkEntry', what: 'The address of a link.', when: 'where one is asked for' },
    { component: 'TagPicker', what: 'Products, and companies that exhibit.' },
    {
      component: 'Notice',
      what: 'Says that an earlier draft is back, or why the event was not saved.',
      when: 'there is either',
    },
    {
      part: 'other',
      what: 'What another window has written of the same event, to go on with or to discard.',
      when: 'there is such',
    },
  ],
  states: [
    { state: 'empty', what: 'The end cannot be chosen, and nothing can be posted.' },
    { state: 'filled', what: 'Name, place, start, end and details are there: it can be posted.' },
    { state: 'saving', what: 'Nothing can be changed; the button waits and the line below says so.' },
    {
      state: 'restored',
      what: 'What was written on an earlier visit stands there again, and can be discarded.',
    },
    { state: 'failed', what: 'What was written stays, and each refused field says why.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'From field to field; the toolbar is one stop.' },
    { keys: ['ArrowLeft', 'ArrowRight', 'Home', 'End'], does: 'From tool to tool.' },
    { keys: ['Enter'], does: 'Sets the address of a link; Escape leaves it.' },
  ],
  accessibility: [
    'Tools say whether they are on; the text is a text box of several lines with the name of its field.',
    'What was written is kept in this browser until it is posted or discarded; of an event that is edited, what was changed alone.',
  ],
  doAndDont: [{ do: 'Keep the zone of the place.', dont: 'Ask for times in the reader’s zone.' }],
  synonyms: ['create', 'edit', 'editor', 'WYSIWYG', 'schedule', 'appointment'],
  related: ['RichText', 'DateTimePicker', 'SelectPhotoDialog', 'TagPicker'],
};
