import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A dialog over the page, with the parts of Radix.',
  whenToUse: [
    'A task to finish or leave before the page continues: sign in, share, crop a picture.',
    '`full` for a tool that needs the whole window.',
  ],
  whenNotToUse: [
    'Confirmation before deleting: `AlertDialog`.',
    'Something to look at next to the page: `Drawer`.',
    'A few fields at a button: `Popover`.',
    'Feedback on an action: `Toast`.',
  ],
  anatomy: [
    {
      part: 'trigger',
      what: 'Opens it; usually a `Button`, with `asChild`.',
      when: 'with a `Dialog.Trigger`',
    },
    { component: 'DialogOverlay', what: 'Dims the page.', when: 'when open' },
    {
      component: 'Dialog',
      what: 'The dialog: 440 px, 680 px, or the window; on phones it always fills the window.',
      when: 'when open',
    },
    { part: 'header', what: 'The line with title and close button.', when: 'when open' },
    { part: 'title', what: 'Names the dialog; every dialog has one.', when: 'when open' },
    { part: 'close', what: 'Closes: a close button, or its child.', when: 'when open' },
    { part: 'body', what: 'The part that scrolls if the window is too small.', when: 'when open' },
    {
      part: 'description',
      what: 'Another sentence, read after the title.',
      when: 'with a `Dialog.Description`',
    },
    { part: 'footer', what: 'The actions, on sunken ground.', when: 'when open' },
  ],
  states: [
    { state: 'closed', what: 'It isn’t in the page.' },
    { state: 'open', what: 'The page behind is inert.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Stays inside.' },
    { keys: ['Escape'], does: 'Closes the dialog; popovers inside it close first.' },
  ],
  accessibility: [
    'The focus moves to the first field, otherwise to the dialog itself, and returns to the button on closing.',
    'Named by its title. Without a description pass `aria-describedby={undefined}`.',
    'A press outside closes it: prevent that if much was typed.',
  ],
  doAndDont: [
    { do: 'Put one primary button at the end of the footer.', dont: 'Open a dialog from a dialog.' },
    { do: 'Use the task as its title: “Share this post”.', dont: 'Use “Information” as its title.' },
    {
      do: 'Keep it open with its data if sending fails.',
      dont: 'Close it and report the failure in a toast.',
    },
  ],
  synonyms: ['modal', 'popup', 'lightbox', 'overlay', 'window', 'Radix dialog'],
  related: ['AlertDialog', 'Drawer', 'Popover', 'LoginDialog'],
  stage: { kind: 'frame', heightPx: 480, shows: 'open' },
};
