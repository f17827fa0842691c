import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Runs an action: submits a form, opens a dialog, changes the view.',
  whenToUse: [
    'Something happens without leaving the page.',
    '`primary` for the main action of a view; `secondary` for all others.',
    '`quiet` next to a stronger action, such as Cancel; `danger` for deleting.',
  ],
  whenNotToUse: [
    'It leads to another page: `ButtonLink`, a link with the same look, or `Link`.',
    'An icon is clear without a word: `IconButton`.',
    'Several actions in one place: `Menu`.',
    'Something is turned on or off: `Switch`, or a button with `aria-pressed`.',
  ],
  anatomy: [
    { component: 'Button', what: 'The `<button>`. Takes `ref`, `className` and all attributes.' },
    {
      component: 'Icon',
      what: 'Before the label, 16 px, hidden from assistive technology.',
      when: 'with `icon`',
    },
    { component: 'ButtonLink', what: 'The same look on a link.', when: 'for addresses' },
  ],
  states: [
    { state: 'idle', what: 'Ready.' },
    {
      state: 'loading',
      what: 'The action is running. Label, width and focus stay, a 3 px line runs along the bottom, and presses and submits are ignored. With reduced motion the line stands still.',
    },
    { state: 'disabled', what: 'The attribute: sunken ground, muted text. `ButtonLink` has no such state.' },
    { state: 'aria-pressed="true"', what: 'Tinted, for a button that stays on.' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Presses it.' },
    { keys: ['Space'], does: 'Presses it; a `ButtonLink` reacts only to Enter, as links do.' },
  ],
  accessibility: [
    'While `loading` it has `aria-busy` and `aria-disabled` instead of `disabled`, which would lose the focus.',
    'Small and medium buttons are 44 px high on touch screens and in windows up to 767 px; large ones 48 px.',
    'Text on the fill has a contrast of at least 4.5:1 in both themes; the tokens are tested.',
    'Say in the label what happens: screen readers may read it without its context.',
  ],
  doAndDont: [
    {
      do: 'Name the action and its object: “Request Quote”, “Delete Post”.',
      dont: 'Write “OK”, “Submit” or “Click here”, which say nothing about the result.',
    },
    {
      do: 'Use one primary button per view, the others secondary or quiet.',
      dont: 'Fill two buttons next to each other and let the reader guess.',
    },
    {
      do: 'Keep the button and set `loading` while waiting for the server.',
      dont: 'Change the label to “Please wait…”, so that the width jumps under the pointer.',
    },
  ],
  synonyms: ['CTA', 'call to action', 'action', 'submit', 'press', 'link button'],
  related: ['IconButton', 'Link', 'Menu', 'Switch'],
};
