import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A small window at a button; the page stays usable.',
  whenToUse: ['A few fields, a share box, an explanation with a link.'],
  whenNotToUse: [
    'A list of actions: `Menu`.',
    'A few words without controls: `Tooltip`.',
    'A separate task: `Dialog`.',
  ],
  anatomy: [
    { component: 'Popover', what: 'The container of the button and the window.' },
    { part: 'popover', what: 'The window, next to the button if there’s room.', when: 'when open' },
    { part: 'content', what: 'The dialog in it.', when: 'when open' },
    { part: 'title', what: 'The name and heading.', when: 'when open' },
  ],
  states: [
    { state: 'closed', what: 'Only the button is visible.' },
    { state: 'open', what: 'The window is visible.' },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens and closes it, on the button.' },
    { keys: ['Tab'], does: 'Moves through it; past its end it closes.' },
    { keys: ['Escape'], does: 'Closes it, and returns the focus.' },
  ],
  accessibility: [
    'A non-modal dialog, named by its title; the button says whether it’s open.',
    'It’s rendered next to its button, so that it works in dialogs and shadow roots.',
  ],
  doAndDont: [
    { do: 'Limit it to what fits without scrolling.', dont: 'Put a page of settings into it.' },
    {
      do: 'Close it when its task is done: the content receives a function for that.',
      dont: 'Let it cover the result.',
    },
  ],
  synonyms: ['flyout', 'popup', 'bubble', 'hovercard', 'dropdown panel', 'share box'],
  related: ['Menu', 'Tooltip', 'Dialog'],
  stage: { kind: 'frame', heightPx: 400, shows: 'open' },
};
