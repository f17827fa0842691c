import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A person: their picture, or their initials on a tint that is always the same for a name.',
  whenToUse: [
    'Next to the name of an author, a member or a contact.',
    '`AvatarStack` for a few people next to their number.',
  ],
  whenNotToUse: [
    'A company or a product: `Art`, as seal or thumbnail.',
    'The reader’s own menu: the `Masthead` has one with an avatar.',
  ],
  anatomy: [
    { component: 'Avatar', what: 'The round ground with the initials, behind the picture.' },
    {
      component: 'AvatarStack',
      what: 'Up to three avatars that overlap by 2 px.',
      when: 'for several people',
    },
    { part: 'rest', what: 'The number of others, as `+9`.', when: 'in a stack with `showRest`' },
  ],
  states: [
    {
      state: 'without a picture',
      what: 'The first letter of the name, in any script. Visible while a picture loads, and if it fails.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Hidden from assistive technology without a `label`, because the name is usually next to it.',
    'A stack is always decorative: say next to it who or how many.',
    'The initials have a contrast of 4.5:1 on the tint of every sector, in both themes; the tokens are tested.',
  ],
  doAndDont: [
    {
      do: 'Pass a `label` if the avatar stands alone.',
      dont: 'Pass one next to the name: it would be read twice.',
    },
    { do: 'Show three people and a count.', dont: 'Raise `max` to eight; no one recognizes faces of 26 px.' },
  ],
  synonyms: ['profile picture', 'user', 'initials', 'photo', 'facepile', 'AvatarStack'],
  related: ['Art', 'Badge', 'Masthead'],
};
