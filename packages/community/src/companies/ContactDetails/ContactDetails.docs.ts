import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'How to reach the people behind the platform: by mail and by post.',
  whenToUse: ['At the head of the contact page; `InquiryForm` follows.'],
  whenNotToUse: ['The contacts of a company: `CompanyHeader` and what follows it.'],
  anatomy: [
    { component: 'ContactDetails', what: 'Heading, a sentence, the addresses.' },
    { component: 'Heading', what: 'The heading of level 1.' },
    { component: 'Prose', what: 'What to write for.' },
    { part: 'details', what: 'The list of addresses.' },
    { component: 'Link', what: 'Opens a mail.' },
  ],
  states: [],
  keyboard: [{ keys: ['Enter'], does: 'On the address: opens the mail program.' }],
  accessibility: ['Addresses are a list of terms and what they are; the postal one is an `<address>`.'],
  doAndDont: [{ do: 'Set both addresses by configuration.', dont: 'Write them into a text.' }],
  synonyms: ['contact', 'address', 'imprint', 'sales', 'email'],
  related: ['InquiryForm', 'AboutUs', 'SiteFooter'],
};
