import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The page that no other page leads to: a title, and a contact address.',
  whenToUse: ['At `/hidden`, and nowhere else.'],
  whenNotToUse: ['A page that is not there: `NotFound`.', 'How to reach us: `ContactDetails`.'],
  anatomy: [
    { component: 'AccountPage', what: 'The frame, with the title.' },
    { component: 'HiddenPage', what: 'The sentence with the address.' },
    { component: 'Link', what: 'Opens a mail.' },
  ],
  states: [],
  keyboard: [{ keys: ['Enter'], does: 'Opens a mail to the address.' }],
  accessibility: ['One heading of level 1.'],
  doAndDont: [{ do: 'Keep it out of every index.', dont: 'Link to it.' }],
  synonyms: ['secret', 'easter egg', 'unlisted'],
  related: ['ContactDetails', 'NotFound', 'AccountPage'],
};
