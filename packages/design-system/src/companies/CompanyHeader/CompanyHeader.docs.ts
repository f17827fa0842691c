import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'The head of a company page: cover, logo, name, country, website, followers, description, address.',
  whenToUse: ['Once, at the top of a company page.'],
  whenNotToUse: ['It is a product: `ProductHeader`.', 'It is a row of a list: `SupplierTable`.'],
  anatomy: [
    { component: 'CompanyHeader', what: 'The `<header>`, with the band of the sector.' },
    { part: 'cover', what: 'The cover, or a plate generated from name and sector.' },
    { component: 'Art', what: 'The logo, or a seal generated from name and sector.' },
    { part: 'camera', what: 'Changes the logo.', when: 'for members' },
    { component: 'Heading', what: 'The name, as the heading of level 1.' },
    { part: 'facts', what: 'Country, followers, and the website in a new tab.' },
    { part: 'verified', what: 'The mark for verified people.', when: 'if there are any' },
    { part: 'actions', what: 'The actions: follow, invite, edit.' },
    { component: 'Prose', what: 'The description, or a note that there is none.' },
  ],
  states: [
    { state: 'without logo, country or description', what: 'Draws a seal, and says what is unknown.' },
  ],
  keyboard: [],
  accessibility: [
    'The name is isolated, so that a name in another script doesn’t reorder the line.',
    'The logo has an empty alternative text, because the name follows.',
  ],
  doAndDont: [
    {
      do: 'Pass the company as the API returns it; missing values are described in words.',
      dont: 'Fill missing values with “n/a”.',
    },
    { do: 'Use it once per page: it has the level 1 heading.', dont: 'Repeat it in a dialog.' },
  ],
  synonyms: ['company page', 'profile', 'hero', 'supplier header', 'about'],
  related: ['ProductHeader', 'CompanyProductTable', 'Art'],
};
