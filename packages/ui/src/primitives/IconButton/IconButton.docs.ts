import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A square button whose icon says what it does without a word beside it.',
  whenToUse: [
    'The act is known by its sign: close, more, reveal, dismiss.',
    'There is no room for a label, as in the head of a dialog or at the end of a row.',
  ],
  whenNotToUse: [
    'A word is clearer, or there is room for one: `Button`, with or without an icon.',
    'It opens a list of acts: `Menu`, which brings a button of this shape.',
    'The icon is a sign and not a control: `Icon`.',
  ],
  anatomy: [
    { component: 'IconButton', what: 'The `<button>`, as wide as it is high.' },
    { component: 'Icon', what: 'The icon, 16 px, or 20 px with `iconSize="medium"`.' },
  ],
  states: [
    { state: 'idle', what: 'Ready.' },
    { state: 'loading', what: 'As in `Button`: the line at the foot runs and presses do nothing.' },
    { state: 'disabled', what: 'The attribute: sunk ground, muted icon.' },
    { state: 'aria-pressed="true"', what: 'Tinted, for a button that stays on.' },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses it.' }],
  accessibility: [
    '`label` is required: it is the name that is read aloud, and the text that shows when the pointer rests.',
    'The small and the medium size are 44 px square on touch and on windows up to 767 px.',
    'A label that shows on hover alone does not reach a finger: take this for signs that everybody knows.',
  ],
  doAndDont: [
    {
      do: 'Say the act in the label: “Remove Preform silica glass”.',
      dont: 'Name the picture: “Cross”, “Bin icon”.',
    },
    {
      do: 'Set `tone="quiet"` where the button stands inside something, such as a dialog’s head.',
      dont: 'Border five of them in a row; they look like a keypad.',
    },
  ],
  synonyms: ['toolbar button', 'square button', 'action icon', 'icon only button'],
  related: ['Button', 'Icon', 'Menu'],
};
