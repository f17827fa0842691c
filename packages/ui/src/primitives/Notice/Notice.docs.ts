import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A sentence or two in the place they concern, in four tones.',
  whenToUse: [
    'Something is to be known here before, while or after the reader acts: saved, refused, about to end.',
    'At the head of a form, for an answer that belongs to no single field.',
  ],
  whenNotToUse: [
    'It concerns what has just been done and needs no place: `Toast`.',
    'It concerns one field: the `error` of that field.',
    'The thing itself could not be shown: `ErrorState`. There is none yet: `EmptyState`.',
  ],
  anatomy: [
    { component: 'Notice', what: 'The tinted ground with a 4 px edge.' },
    { component: 'Icon', what: 'The sign of the tone, hidden from assistive technology.' },
  ],
  states: [
    { state: 'info', what: 'Something to know. Role `status`.' },
    { state: 'success', what: 'It went well. Role `status`.' },
    { state: 'warning', what: 'It will matter soon. Role `status`.' },
    { state: 'danger', what: 'It went wrong. Role `alert`.' },
  ],
  keyboard: [],
  accessibility: [
    '`danger` is announced at once, the others when the reader pauses.',
    'A notice that stands there from the start is no news: pass `role="note"`.',
    'The tone is told by an icon of its own as well as by colour.',
  ],
  doAndDont: [
    {
      do: 'Say what happened, what was kept and what to do: “The picture was not saved. It is larger than 10 MB. Everything else was kept.”',
      dont: 'Say “An error occurred”.',
    },
    {
      do: 'Keep to two sentences, the first in bold where there are two.',
      dont: 'Put a form into a notice.',
    },
  ],
  synonyms: ['alert', 'message', 'callout', 'inline message', 'warning', 'info box', 'banner'],
  related: ['Toast', 'ErrorState', 'EmptyState', 'Field'],
};
