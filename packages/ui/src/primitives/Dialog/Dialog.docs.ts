import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A dialog over the page, in the parts of Radix.',
  whenToUse: [
    'A task that must be finished or left before the page goes on: sign in, share, crop a picture.',
    '`full` for a tool that needs the whole window.',
  ],
  whenNotToUse: [
    'A question before something destroys: `AlertDialog`.',
    'What is looked at beside the page: `Drawer`.',
    'A few fields at a button: `Popover`.',
    'What was just done: `Toast`.',
  ],
  anatomy: [
    { part: 'trigger', what: 'Opens it; usually a `Button`, by `asChild`.', when: 'with a `Dialog.Trigger`' },
    { component: 'DialogOverlay', what: 'Dims the page.', when: 'when open' },
    {
      component: 'Dialog',
      what: 'The dialog: 440 px, 680 px, or the window; on phones each fills it.',
      when: 'when open',
    },
    { part: 'header', what: 'The line of title and cross.', when: 'when open' },
    { part: 'title', what: 'Names the dialog; every dialog has one.', when: 'when open' },
    { part: 'close', what: 'Closes: a cross, or its child.', when: 'when open' },
    { part: 'body', what: 'What scrolls when the window is too small.', when: 'when open' },
    {
      part: 'description',
      what: 'One sentence more, read after the title.',
      when: 'with a `Dialog.Description`',
    },
    { part: 'footer', what: 'The acts, on sunk ground.', when: 'when open' },
  ],
  states: [
    { state: 'closed', what: 'Nothing of it is in the page.' },
    { state: 'open', what: 'The page behind is inert.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Stays inside.' },
    { keys: ['Escape'], does: 'Closes; what floats in the dialog closes first.' },
  ],
  accessibility: [
    'The focus goes to the first field, else to the dialog itself, and back to the button when it closes.',
    'Named by its title. Without a description pass `aria-describedby={undefined}`.',
    'A press outside closes it: prevent that where much was typed.',
  ],
  doAndDont: [
    { do: 'Put one primary button at the end of the footer.', dont: 'Open a dialog from a dialog.' },
    { do: 'Title it with the task: “Share this post”.', dont: 'Title it “Information”.' },
    { do: 'Keep it open with its data when sending fails.', dont: 'Close it and say so in a toast.' },
  ],
  synonyms: ['modal', 'popup', 'lightbox', 'overlay', 'window', 'Radix dialog'],
  related: ['AlertDialog', 'Drawer', 'Popover', 'LoginDialog'],
  stage: { kind: 'frame', heightPx: 480, shows: 'open' },
};
