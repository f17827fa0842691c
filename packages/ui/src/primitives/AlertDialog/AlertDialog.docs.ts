import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Asks once before something that cannot be taken back.',
  whenToUse: ['A post, a file, an account goes for good; an order is placed.'],
  whenNotToUse: [
    'It can be undone: do it, and offer Undo in a `Toast`.',
    'There is something to fill in: `Dialog`.',
    'It only tells: `Notice`.',
  ],
  anatomy: [
    { component: 'DialogOverlay', what: 'Dims the page.', when: 'when open' },
    { component: 'AlertDialog', what: 'The dialog, with an edge in its tone.', when: 'when open' },
    { part: 'body', what: 'Question and consequence.', when: 'when open' },
    { part: 'title', what: 'The question.', when: 'when open' },
    { part: 'description', what: 'What follows from it.', when: 'when open' },
    { part: 'footer', what: 'Cancel, and the act itself.', when: 'when open' },
  ],
  states: [
    { state: 'idle', what: 'It asks. The safe answer has the focus.' },
    { state: 'pending', what: 'The act loads; neither Escape nor Cancel leaves.' },
    { state: 'failed', what: 'Says what happened and what was kept; the act can be tried again.' },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Gives the answer that has the focus: Cancel, to begin with.' },
    { keys: ['Escape'], does: 'Cancels.' },
    { keys: ['Tab'], does: 'Between the two answers.' },
  ],
  accessibility: [
    'Role `alertdialog`, named by the question and described by the consequence.',
    'A press outside gives no answer: it might be a slip.',
  ],
  doAndDont: [
    { do: 'Name the act on the button: “Remove”.', dont: 'Write “OK” and “Yes”.' },
    { do: 'Say what goes with it: “with its 14 comments”.', dont: 'Ask “Are you sure?”.' },
    { do: 'Ask before what is rare and dear.', dont: 'Ask each time: readers stop reading.' },
  ],
  synonyms: ['confirm', 'confirmation', 'are you sure', 'delete dialog', 'warning dialog', 'destructive'],
  related: ['Dialog', 'Toast', 'Button'],
  stage: { kind: 'frame', heightPx: 360, shows: 'open' },
};
