import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A small window at a button, for what belongs to it; the page stays in use.',
  whenToUse: ['A few fields, a share box, an explanation with a link.'],
  whenNotToUse: [
    'A list of acts: `Menu`.',
    'A few words and nothing to press: `Tooltip`.',
    'A task of its own: `Dialog`.',
  ],
  anatomy: [
    { component: 'Popover', what: 'The place of the button and of what opens.' },
    { part: 'popover', what: 'What opens, beside the button where there is room.', when: 'when open' },
    { part: 'content', what: 'The dialog in it.', when: 'when open' },
    { part: 'title', what: 'Names and heads it.', when: 'when open' },
  ],
  states: [
    { state: 'closed', what: 'The button alone.' },
    { state: 'open', what: 'The window stands at the button.' },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens and closes it, on the button.' },
    { keys: ['Tab'], does: 'Through it, and past its end: that closes it.' },
    { keys: ['Escape'], does: 'Closes it, and gives the focus back.' },
  ],
  accessibility: [
    'A dialog that is not modal, named by its title; the button says whether it is open.',
    'It stands in the page beside its button, so that it works in dialogs and shadow roots.',
  ],
  doAndDont: [
    { do: 'Keep it to what fits without scrolling.', dont: 'Put a page of settings into it.' },
    { do: 'Close it when its task is done: the content is told how.', dont: 'Let it stand over the answer.' },
  ],
  synonyms: ['flyout', 'popup', 'bubble', 'hovercard', 'dropdown panel', 'share box'],
  related: ['Menu', 'Tooltip', 'Dialog'],
  stage: { kind: 'frame', heightPx: 400, shows: 'open' },
};
