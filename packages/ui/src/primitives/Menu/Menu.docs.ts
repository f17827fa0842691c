import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A button and the list of acts that it opens.',
  whenToUse: [
    'Several acts on one thing: edit, tag, remove.',
    'Acts and places together, with a trigger of its own if need be.',
  ],
  whenNotToUse: [
    'One or two acts: `Button`.',
    'Places of the site alone, such as the reader’s own menu: `Masthead` lists them as plain links.',
    'A value is chosen: `SelectField`.',
    'Fields or explanations: `Popover`.',
  ],
  anatomy: [
    { component: 'Menu', what: 'The place of the button and of the list.' },
    { component: 'Button', what: 'Three dots in a bordered square, unless `renderTrigger` brings another.' },
    { part: 'popover', what: 'What hangs from the button.', when: 'when open' },
    {
      part: 'item',
      what: 'An act, or a link with `href`; a hairline above begins a group.',
      when: 'when open',
    },
  ],
  states: [
    { state: 'closed', what: 'The button alone.' },
    { state: 'open', what: 'The list hangs from it.' },
    { state: 'focused', what: 'On an item: under the pointer or the keyboard.' },
    { state: 'disabled', what: 'On an item: muted, and passed over.' },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space', 'Arrow down'],
      does: 'Opens it, with the first item focused; Arrow up with the last.',
    },
    { keys: ['Arrow down', 'Arrow up'], does: 'Moves, round the ends.' },
    { keys: ['A to Z'], does: 'Goes to the item that begins so.' },
    { keys: ['Enter', 'Space'], does: 'Acts, and closes.' },
    { keys: ['Escape'], does: 'Closes, and gives the focus back.' },
  ],
  accessibility: [
    '`label` names button and menu: “More actions”. A trigger of your own holds the same words.',
    'It stands in the page beside its button, so that it works in dialogs and shadow roots.',
    'A hidden button at its end closes it for those who do not use keys.',
  ],
  doAndDont: [
    {
      do: 'Put what destroys last, in a group of its own, with `tone="danger"`.',
      dont: 'Put it between Edit and Tag.',
    },
    { do: 'Leave out what this reader may never do.', dont: 'Fill a menu with disabled items.' },
  ],
  synonyms: [
    'dropdown',
    'context menu',
    'kebab',
    'hamburger',
    'three dots',
    'overflow menu',
    'actions',
    'more',
  ],
  related: ['Button', 'Popover', 'SelectField'],
  stage: { kind: 'frame', heightPx: 320, shows: 'open' },
};
