import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'What can be done about a company: follow, invite, edit, and who changed what.',
  whenToUse: ['In the head of a company’s page: `CompanyMenuContainer` with the follow control in it.'],
  whenNotToUse: ['The author’s menu of a post: `PostCard` has its own.'],
  anatomy: [
    { component: 'Button', what: '“Invite More” and, for members, “Edit info”.' },
    {
      component: 'Menu',
      what: 'Update Company, a new product of it, its logo and cover, its history.',
      when: 'for members',
    },
  ],
  states: [{ state: 'guest', what: '“Invite More” leads to the login; nothing can be edited.' }],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Opens the menu; arrow keys move in it.' }],
  accessibility: ['The menu is named after the company.'],
  doAndDont: [{ do: 'Leave out what a guest may not do.', dont: 'Disable it.' }],
  synonyms: ['three dots', 'edit', 'update company', 'invite more'],
  related: ['CompanyHeader', 'CompanyDialog', 'InviteDialog', 'SelectPhotoDialog', 'EditHistory'],
};
