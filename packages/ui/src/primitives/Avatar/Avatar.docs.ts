import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A person: their picture, or their initials on a tint that is always the same for a name.',
  whenToUse: [
    'Beside the name of whoever wrote, joined or can be asked.',
    '`AvatarStack` for a few people at the side of their count.',
  ],
  whenNotToUse: [
    'It is a company or a product: `Art`, as seal or thumb.',
    'It is the reader’s own menu: the `Masthead` has one, with an avatar in it.',
  ],
  anatomy: [
    { component: 'Avatar', what: 'The round ground with the initials; the picture lies over them.' },
    {
      component: 'AvatarStack',
      what: 'Up to three avatars that overlap by 2 px.',
      when: 'for several people',
    },
    { part: 'rest', what: 'How many more there are, as `+9`.', when: 'in a stack with `showRest`' },
  ],
  states: [
    {
      state: 'without a picture',
      what: 'The first letter of the name, in any script. It shows while a picture loads, and stays if it fails.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Hidden from assistive technology unless it has a `label`: the name usually stands beside it.',
    'A stack is always decorative: say beside it who, or how many.',
    'The initials keep 4.5 to 1 on the tint of every sector, in both themes; a test holds the tokens to it.',
  ],
  doAndDont: [
    {
      do: 'Give a `label` where the avatar stands alone.',
      dont: 'Give one where the name follows: it would be read twice.',
    },
    { do: 'Show three people and a count.', dont: 'Raise `max` to eight; nobody recognises faces of 26 px.' },
  ],
  synonyms: ['profile picture', 'user', 'initials', 'photo', 'facepile', 'AvatarStack'],
  related: ['Art', 'Badge', 'Masthead'],
};
