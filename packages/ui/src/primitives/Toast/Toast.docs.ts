import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A short message about what has just been done, in the corner, for three seconds.',
  whenToUse: [
    'An act went well or failed, and the reader goes on elsewhere: `useToasts().show(…)`.',
    'With an `action` where it can be undone.',
    '`ToastProvider` where there is no `UiProvider`, which brings one.',
    '`createToastQueue` for code outside of React; hand the queue to the provider.',
  ],
  whenNotToUse: [
    'It must be read or answered: `Dialog` or `Notice`.',
    'It concerns a field: the field’s `error`.',
    'It is under way: `Progress`, or the `loading` of `Button`.',
  ],
  anatomy: [
    { component: 'ToastRegion', what: 'Where toasts appear. `UiProvider` brings one.' },
    { part: 'toast', what: 'One message: ink as ground; `data-tone` says its tone.', when: 'while shown' },
    { part: 'action', what: 'One thing to do about it.', when: 'with `action`' },
    { part: 'dismiss', what: 'Closes it.', when: 'while shown' },
  ],
  states: [
    { state: 'info', what: 'Something to know. The default.' },
    { state: 'success', what: 'It went well.' },
    { state: 'danger', what: 'It failed: a red edge as well as an icon.' },
    { state: 'held', what: 'It waits while it is pointed at or focused; then its time starts anew.' },
  ],
  keyboard: [
    { keys: ['F6'], does: 'Leads to the newest toast, also out of a dialog, and back.' },
    {
      keys: ['Tab'],
      does: 'Reaches action and close button; the toast waits meanwhile. From the last one it leads back into a dialog.',
    },
    { keys: ['Escape'], does: 'In a toast: leads back to what had the focus before. A dialog stays open.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Acts, or closes: the focus goes to the next toast, or back to what had it before.',
    },
  ],
  accessibility: [
    'The region is there from the start and polite: messages are read when the reader pauses.',
    'Three seconds are short: nothing that is only said here may be needed later. Raise `durationMs` where there is an action.',
    'On phones it stands above the bottom bar.',
  ],
  doAndDont: [
    { do: 'Say what happened in a few words: “Product updated!”', dont: 'Explain, or ask a question.' },
    { do: 'Offer Undo instead of asking beforehand.', dont: 'Show a toast for what the reader sees anyway.' },
  ],
  synonyms: ['snackbar', 'notification', 'flash message', 'growl', 'undo', 'alert'],
  related: ['Notice', 'Dialog', 'UiProvider'],
};
