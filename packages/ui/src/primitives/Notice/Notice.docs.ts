import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'One or two sentences where they apply, in four tones.',
  whenToUse: [
    'Something to know before, during or after an action: saved, refused, about to end.',
    'At the top of a form, for a reply that belongs to no field.',
  ],
  whenNotToUse: [
    'Feedback on an action, without a place: `Toast`.',
    'A single field: the `error` of that field.',
    'Content that couldn’t be loaded: `ErrorState`. Content that doesn’t exist yet: `EmptyState`.',
  ],
  anatomy: [
    { component: 'Notice', what: 'The tinted ground with a 4 px edge.' },
    { component: 'Icon', what: 'The icon of the tone, hidden from assistive technology.' },
  ],
  states: [
    { state: 'info', what: 'Information. Role `status`.' },
    { state: 'success', what: 'Success. Role `status`.' },
    { state: 'warning', what: 'Something that will matter soon. Role `status`.' },
    { state: 'danger', what: 'Failure. Role `alert`.' },
  ],
  keyboard: [],
  accessibility: [
    '`danger` is announced right away, the others when the reader pauses.',
    'A notice that is there from the start isn’t news: pass `role="note"`.',
    'The tone has its own icon as well as a color.',
  ],
  doAndDont: [
    {
      do: 'Say what happened, what was kept and what to do: “We couldn’t save the picture, because it’s larger than 10 MB. Everything else was saved.”',
      dont: 'Say “An error occurred”.',
    },
    {
      do: 'Use up to two sentences, with the first in bold.',
      dont: 'Put a form into a notice.',
    },
  ],
  synonyms: ['alert', 'message', 'callout', 'inline message', 'warning', 'info box', 'banner'],
  related: ['Toast', 'ErrorState', 'EmptyState', 'Field'],
};
