import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A short message about an action, in the corner, for three seconds.',
  whenToUse: [
    'An action succeeded or failed, and the reader continues elsewhere: `useToasts().show(…)`.',
    'With an `action`, if it can be undone.',
    '`ToastProvider` if there is no `UiProvider`, which includes one.',
    '`createToastQueue` for code outside React; pass the queue to the provider.',
  ],
  whenNotToUse: [
    'It must be read or answered: `Dialog` or `Notice`.',
    'A field: the field’s `error`.',
    'A running task: `Progress`, or the `loading` of `Button`.',
  ],
  anatomy: [
    { component: 'ToastRegion', what: 'The region of toasts. `UiProvider` includes one.' },
    { part: 'toast', what: 'A message on an ink ground; `data-tone` is its tone.', when: 'while shown' },
    { part: 'action', what: 'A single action.', when: 'with `action`' },
    { part: 'dismiss', what: 'Closes it.', when: 'while shown' },
  ],
  states: [
    { state: 'info', what: 'Information. The default.' },
    { state: 'success', what: 'It went well.' },
    { state: 'danger', what: 'Failure: a red edge as well as an icon.' },
    { state: 'held', what: 'It waits while hovered or focused; then its time restarts.' },
  ],
  keyboard: [
    { keys: ['F6'], does: 'Moves to the newest toast, also out of a dialog, and back.' },
    {
      keys: ['Tab'],
      does: 'Reaches action and close button; the toast waits. After the last one it returns into a dialog.',
    },
    { keys: ['Escape'], does: 'In a toast: returns to the previous focus. A dialog stays open.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Runs the action, or closes: the focus moves to the next toast, or back to the previous focus.',
    },
  ],
  accessibility: [
    'The region is always there and polite: messages are read when the reader pauses.',
    'Three seconds are short: don’t put anything here that is needed later. Raise `durationMs` with an action.',
    'On phones it’s above the bottom bar.',
  ],
  doAndDont: [
    { do: 'Say what happened in a few words: “Product updated!”', dont: 'Explain, or ask a question.' },
    { do: 'Offer Undo instead of asking in advance.', dont: 'Show a toast for something visible.' },
  ],
  synonyms: ['snackbar', 'notification', 'flash message', 'growl', 'undo', 'alert'],
  related: ['Notice', 'Dialog', 'UiProvider'],
};
