import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Starts something: sends a form, opens a dialog, changes what is shown.',
  whenToUse: [
    'Something happens in the place where the reader is.',
    '`primary` for the one act that a view is there for; `secondary` for all else.',
    '`quiet` for what stands beside a stronger act, such as Cancel; `danger` for what destroys.',
  ],
  whenNotToUse: [
    'It leads to another address: `ButtonLink`, which is a link with the same look, or `Link`.',
    'An icon says it without a word: `IconButton`.',
    'Several acts share one place: `Menu`.',
    'Something is switched on or off: `Switch`, or a button with `aria-pressed`.',
  ],
  anatomy: [
    { component: 'Button', what: 'The `<button>` itself. Takes `ref`, `className` and all attributes.' },
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
      what: 'Work is under way. Label, width and focus stay, a 3 px line runs along the foot, and presses and submits do nothing. Under reduced motion the line stands still.',
    },
    { state: 'disabled', what: 'The attribute: sunk ground, muted text. `ButtonLink` has no such state.' },
    { state: 'aria-pressed="true"', what: 'Tinted, for a button that stays on.' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Presses it.' },
    { keys: ['Space'], does: 'Presses it; a `ButtonLink` answers to Enter alone, as links do.' },
  ],
  accessibility: [
    'While `loading` it is `aria-busy` and `aria-disabled` rather than `disabled`, which would lose the focus.',
    'Small and medium buttons are 44 px high on touch and on windows up to 767 px; large ones are 48.',
    'Text on the fill has a contrast of 4.5 and more in both themes; the tokens are tested for it.',
    'Say in the label what happens: those who listen may hear it without what stands around it.',
  ],
  doAndDont: [
    {
      do: 'Name the act and its object: “Request Quote”, “Delete Post”.',
      dont: 'Write “OK”, “Submit” or “Click here”, which say nothing of what follows.',
    },
    {
      do: 'Set one primary button in a view, the others secondary or quiet.',
      dont: 'Fill two buttons side by side and leave the reader to guess which one leads on.',
    },
    {
      do: 'Keep the button in place and set `loading` while the server answers.',
      dont: 'Swap the label for “Please wait…”, so that the width jumps under the pointer.',
    },
  ],
  synonyms: ['CTA', 'call to action', 'action', 'submit', 'press', 'link button'],
  related: ['IconButton', 'Link', 'Menu', 'Switch'],
};
