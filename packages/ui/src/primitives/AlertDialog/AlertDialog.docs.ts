import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Asks for confirmation before something that can’t be undone.',
  whenToUse: ['A post, a file or an account is deleted permanently; an order is placed.'],
  whenNotToUse: [
    'It can be undone: do it, and offer Undo in a `Toast`.',
    'It has fields: `Dialog`.',
    'It only informs: `Notice`.',
  ],
  anatomy: [
    { component: 'DialogOverlay', what: 'Dims the page.', when: 'when open' },
    { component: 'AlertDialog', what: 'The dialog, with an edge in its tone.', when: 'when open' },
    { part: 'body', what: 'Question and consequence.', when: 'when open' },
    { part: 'title', what: 'The question.', when: 'when open' },
    { part: 'description', what: 'The consequence.', when: 'when open' },
    { part: 'footer', what: 'Cancel, and the action.', when: 'when open' },
  ],
  states: [
    { state: 'idle', what: 'Waiting for an answer. The safe answer has the focus.' },
    { state: 'pending', what: 'The action is running; Escape and Cancel don’t close it.' },
    { state: 'failed', what: 'Says what happened and what was kept; the action can be retried.' },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Gives the focused answer: Cancel, at first.' },
    { keys: ['Escape'], does: 'Cancels.' },
    { keys: ['Tab'], does: 'Moves between the two answers.' },
  ],
  accessibility: [
    'Role `alertdialog`, named by the question and described by the consequence.',
    'A press outside is ignored, because it might be accidental.',
  ],
  doAndDont: [
    { do: 'Name the action on the button: “Remove”.', dont: 'Write “OK” and “Yes”.' },
    { do: 'Say what is removed with it: “with its 14 comments”.', dont: 'Ask “Are you sure?”.' },
    { do: 'Ask before rare and costly actions.', dont: 'Ask every time: readers stop reading.' },
  ],
  synonyms: ['confirm', 'confirmation', 'are you sure', 'delete dialog', 'warning dialog', 'destructive'],
  related: ['Dialog', 'Toast', 'Button'],
  stage: { kind: 'frame', heightPx: 360, shows: 'open' },
};
