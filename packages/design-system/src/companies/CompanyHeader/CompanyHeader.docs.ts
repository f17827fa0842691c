import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'The head of a company’s page: cover, logo, name, country, website, followers, description, address.',
  whenToUse: ['Once, at the top of a company’s page.'],
  whenNotToUse: ['It is a product: `ProductHeader`.', 'It is a row of a list: `SupplierTable`.'],
  anatomy: [
    { component: 'CompanyHeader', what: 'The `<header>`, with the band of the sector.' },
    { part: 'cover', what: 'The cover, or a plate drawn from name and sector.' },
    { component: 'Art', what: 'The logo, or a seal drawn from name and sector.' },
    { part: 'camera', what: 'Changes the logo.', when: 'for members' },
    { component: 'Heading', what: 'The name, as the heading of level 1.' },
    { part: 'facts', what: 'Country, followers, and the website in a new tab.' },
    { part: 'verified', what: 'That it is known of some who work there.', when: 'where it is' },
    { part: 'actions', what: 'What can be done with it: follow, invite, edit.' },
    { component: 'Prose', what: 'What the company says of itself, or that it says nothing.' },
  ],
  states: [
    { state: 'without logo, country or description', what: 'Draws a seal, and says what is not known.' },
  ],
  keyboard: [],
  accessibility: [
    'The name is isolated, so that a name in another script does not turn the line around.',
    'The logo has an empty alternative text: the name follows.',
  ],
  doAndDont: [
    {
      do: 'Pass the company as the API gives it; what is missing is said in words.',
      dont: 'Fill gaps with “n/a”.',
    },
    { do: 'Use it once on a page: it holds the heading of level 1.', dont: 'Repeat it in a dialog.' },
  ],
  synonyms: ['company page', 'profile', 'hero', 'supplier header', 'about'],
  related: ['ProductHeader', 'CompanyProductTable', 'Art'],
};
