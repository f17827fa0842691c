import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'What members can do with a product beside following it.',
  whenToUse: [
    'In the head of a product’s page, after the follow control.',
    '`ProductPictureContainer` where a product has no picture yet: whoever may edit it adds one.',
  ],
  whenNotToUse: ['For guests.', 'In a list: each row has one action at most.'],
  anatomy: [
    { component: 'ProductActions', what: 'Button and menu, which go on to the next line together.' },
    { component: 'Button', what: '“Invite More”.' },
    {
      component: 'Menu',
      what: 'Three dots: “Create Company”, “Flag a duplicate” and, for editors, “Edit Product” and “History”.',
    },
  ],
  states: [{ state: 'may edit', what: 'The menu has “Edit Product” and “History”.' }],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Opens the invitation, or the menu.' }],
  accessibility: ['The three dots are named “More actions”.'],
  doAndDont: [
    { do: 'Leave out what the viewer may not do.', dont: 'Show an entry that the server refuses.' },
  ],
  synonyms: ['three dots', 'kebab', 'more', 'edit', 'invite'],
  related: ['ProductHeader', 'EditProductDialog', 'InviteDialog', 'FollowControl'],
};
