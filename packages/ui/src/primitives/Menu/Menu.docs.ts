import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A button and the list of actions that it opens.',
  whenToUse: [
    'Several actions on one item: edit, tag, remove.',
    'Actions and links together, with your own trigger if needed.',
  ],
  whenNotToUse: [
    'One or two actions: `Button`.',
    'Only links, such as the reader’s own menu: `Masthead` lists them as plain links.',
    'A value to choose: `SelectField`.',
    'Fields or explanations: `Popover`.',
  ],
  anatomy: [
    { component: 'Menu', what: 'The container of the button and the list.' },
    {
      component: 'Button',
      what: 'Three dots in a bordered square, unless `renderTrigger` provides another.',
    },
    { part: 'popover', what: 'The list.', when: 'when open' },
    {
      part: 'item',
      what: 'An action, or a link with `href`; a hairline starts a new group.',
      when: 'when open',
    },
  ],
  states: [
    { state: 'closed', what: 'Only the button is visible.' },
    { state: 'open', what: 'The list is visible.' },
    { state: 'focused', what: 'On an item: hovered or focused.' },
    { state: 'disabled', what: 'On an item: muted, and skipped.' },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space', 'Arrow down'],
      does: 'Opens it with the first item focused; Arrow up with the last.',
    },
    { keys: ['Arrow down', 'Arrow up'], does: 'Moves, and wraps around.' },
    { keys: ['A to Z'], does: 'Moves to the item that starts with it.' },
    { keys: ['Enter', 'Space'], does: 'Runs the action, and closes.' },
    { keys: ['Escape'], does: 'Closes, and returns the focus.' },
  ],
  accessibility: [
    '`label` names button and menu: “More actions”. Your own trigger needs the same text.',
    'It’s rendered next to its button, so that it works in dialogs and shadow roots.',
    'A hidden button at its end closes it for those who don’t use a keyboard.',
  ],
  doAndDont: [
    {
      do: 'Put destructive actions last, in a separate group, with `tone="danger"`.',
      dont: 'Put it between Edit and Tag.',
    },
    { do: 'Leave out what the reader may never do.', dont: 'Fill a menu with disabled items.' },
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
