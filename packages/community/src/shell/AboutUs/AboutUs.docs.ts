import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The mission, and a button that opens a mail to the sales address.',
  whenToUse: ['As the content of the page about the platform.'],
  whenNotToUse: ['Questions and answers: `Faq`.', 'A message from the page itself: `InquiryForm`.'],
  anatomy: [
    { component: 'AboutUs', what: 'The text.' },
    { component: 'Heading', what: 'The heading of level 1.' },
    { component: 'Prose', what: 'The mission, then the rest.' },
    { component: 'ButtonLink', what: '“CONTACT US”.' },
  ],
  states: [],
  keyboard: [{ keys: ['Enter'], does: 'Opens the mail program.' }],
  accessibility: ['It holds the page’s heading of level 1.'],
  doAndDont: [{ do: 'Override its texts by the catalogue.', dont: 'Praise.' }],
  synonyms: ['mission', 'company', 'who we are', 'imprint'],
  related: ['ContactDetails', 'Faq', 'SiteFooter'],
};
