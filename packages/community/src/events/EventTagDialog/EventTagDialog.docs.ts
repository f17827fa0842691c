import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Tags products on an event, or adds companies that exhibit.',
  whenToUse: ['From the menu of an event, and above its exhibitors.'],
  whenNotToUse: ['Tags of a post: `TagDialog`.', 'Tags of an event that is being written: `EventForm`.'],
  anatomy: [
    { component: 'EventTagDialog', what: 'The form in the dialog.', when: 'while it is open' },
    {
      component: 'TagPicker',
      what: 'What is there, what is added, and the search.',
      when: 'while it is open',
    },
    { component: 'Notice', what: 'What was not saved.', when: 'after a failure' },
  ],
  states: [
    { state: 'saving', what: 'Nothing can be changed; the button waits.' },
    { state: 'done', what: 'Closes 1.2 s later, and begins anew the next time.' },
    { state: 'failed', what: 'What was chosen stays.' },
  ],
  keyboard: [
    { keys: ['ArrowDown', 'Enter'], does: 'Chooses what was found.' },
    { keys: ['Escape'], does: 'Closes.' },
  ],
  accessibility: ['What was added is said aloud.'],
  doAndDont: [{ do: 'Offer it to every member.', dont: 'Hide it from all but the creator.' }],
  synonyms: ['label', 'attach', 'exhibitor', 'modal'],
  related: ['TagPicker', 'TagDialog', 'ExhibitorTable'],
};
