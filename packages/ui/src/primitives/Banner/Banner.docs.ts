import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'What concerns the whole page, in a strip across its head.',
  whenToUse: ['A plan that ends, work on the servers, a browser that is too old.'],
  whenNotToUse: [
    'It concerns one place in the page: `Notice`.',
    'It just happened: `Toast`.',
    'It must be answered: `AlertDialog`.',
  ],
  anatomy: [
    { component: 'Banner', what: 'The strip; `data-tone` says its tone.' },
    { component: 'Icon', what: 'The sign of the tone.' },
    { part: 'body', what: 'A sentence or two.' },
    { part: 'action', what: 'One thing to do about it.', when: 'with `action`' },
    { part: 'dismiss', what: 'The cross.', when: 'with `onDismiss`' },
  ],
  states: [
    { state: 'info, success, warning', what: 'Role `status`: read when the reader pauses.' },
    { state: 'danger', what: 'Role `alert`: read at once.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'To the action, then to the cross.' },
    { keys: ['Enter', 'Space'], does: 'Acts, or dismisses.' },
  ],
  accessibility: [
    'One that stands there from the start is no news: pass `role="region"` and a name.',
    'When it is dismissed, move the focus to the content.',
  ],
  doAndDont: [
    { do: 'Show one at a time, the gravest.', dont: 'Stack three strips above the masthead.' },
    { do: 'Remember that it was dismissed.', dont: 'Show it again on the next page.' },
  ],
  synonyms: ['announcement', 'alert bar', 'system message', 'top bar', 'notification bar'],
  related: ['Notice', 'Toast', 'AlertDialog'],
};
