import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A square button whose icon is clear without a word.',
  whenToUse: [
    'A well-known action: close, more, reveal, dismiss.',
    'There’s no room for a label, as in a dialog’s head or at the end of a row.',
  ],
  whenNotToUse: [
    'A word is clearer, or there’s room for one: `Button`, with or without an icon.',
    'It opens a list of actions: `Menu`, which has a button like this.',
    'A symbol that isn’t a control: `Icon`.',
  ],
  anatomy: [
    { component: 'IconButton', what: 'The `<button>`, as wide as it is high.' },
    { component: 'Icon', what: 'The icon, 16 px, or 20 px with `iconSize="medium"`.' },
  ],
  states: [
    { state: 'idle', what: 'Ready.' },
    { state: 'loading', what: 'As in `Button`: the line at the bottom runs and presses are ignored.' },
    { state: 'disabled', what: 'The attribute: sunken ground, muted icon.' },
    { state: 'aria-pressed="true"', what: 'Tinted, for a button that stays on.' },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses it.' }],
  accessibility: [
    '`label` is required: it’s the accessible name, and the tooltip.',
    'The small and medium sizes are 44 px square on touch screens and in windows up to 767 px.',
    'Touch users never see a label that appears on hover: use this only for icons that everyone knows.',
  ],
  doAndDont: [
    {
      do: 'Name the action in the label: “Remove Preform silica glass”.',
      dont: 'Name the picture: “Cross”, “Bin icon”.',
    },
    {
      do: 'Set `tone="quiet"` if the button is inside something, such as a dialog’s head.',
      dont: 'Put five of them with borders in a row; they look like a keypad.',
    },
  ],
  synonyms: ['toolbar button', 'square button', 'action icon', 'icon only button'],
  related: ['Button', 'Icon', 'Menu'],
};
