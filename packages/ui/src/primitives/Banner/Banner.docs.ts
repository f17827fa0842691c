import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A message about the whole page, in a strip at its top.',
  whenToUse: ['A plan that ends, maintenance, an outdated browser.'],
  whenNotToUse: [
    'A message about one part of the page: `Notice`.',
    'Feedback on an action: `Toast`.',
    'A question that needs an answer: `AlertDialog`.',
  ],
  anatomy: [
    { component: 'Banner', what: 'The strip; `data-tone` is its tone.' },
    { component: 'Icon', what: 'The icon of the tone.' },
    { part: 'body', what: 'One or two sentences.' },
    { part: 'action', what: 'A single action.', when: 'with `action`' },
    { part: 'dismiss', what: 'The cross.', when: 'with `onDismiss`' },
  ],
  states: [
    { state: 'info, success, warning', what: 'Role `status`: read when the reader pauses.' },
    { state: 'danger', what: 'Role `alert`: read right away.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the action, then to the dismiss button.' },
    { keys: ['Enter', 'Space'], does: 'Runs the action, or dismisses.' },
  ],
  accessibility: [
    'A banner that is there from the start isn’t news: pass `role="region"` and a name.',
    'After dismissing, move the focus to the content.',
  ],
  doAndDont: [
    { do: 'Show one at a time, the most important one.', dont: 'Stack three banners above the masthead.' },
    { do: 'Remember that it was dismissed.', dont: 'Show it again on the next page.' },
  ],
  synonyms: ['announcement', 'alert bar', 'system message', 'top bar', 'notification bar'],
  related: ['Notice', 'Toast', 'AlertDialog'],
};
