import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Says above a form why its request failed, and can be put away.',
  whenToUse: ['A sign-up, a forgotten password, a link sent again or a profile was refused by the server.'],
  whenNotToUse: [
    'A check of ours found something before anything was sent: the `error` of the field, or `Notice`.',
    'Something did not load: `ErrorState`.',
  ],
  anatomy: [
    { component: 'RequestAlert', what: 'A `Notice` with the role of an alert.' },
    { part: 'title', what: '“Error”.', when: 'with a text of the server' },
    { part: 'dismiss', what: 'The cross.' },
  ],
  states: [
    { state: 'refused', what: 'The server answered with a sentence, which stands there as plain text.' },
    {
      state: 'unanswered',
      what: 'No sentence came: ours says that nothing is lost, without the word “Error”.',
    },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On the cross: puts it away.' }],
  accessibility: [
    'Heard at once, wherever the focus is.',
    'Put the focus back into the form when it is dismissed, as the cross goes with it.',
  ],
  doAndDont: [
    {
      do: 'Keep all that was typed, so that the form can be sent again.',
      dont: 'Invent a reason that no server gave.',
    },
  ],
  synonyms: ['server error', 'failure', 'dismissible', 'form error', 'RequestFailure'],
  related: ['Notice', 'ErrorState', 'ErrorSummary'],
};
