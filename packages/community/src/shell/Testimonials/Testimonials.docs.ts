import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'What members say of the platform, in two quotations.',
  whenToUse: ['On the landing page, near its end.'],
  whenNotToUse: ['What members post: `ActivitySummary`.'],
  anatomy: [
    { component: 'Testimonials', what: 'The section.' },
    { component: 'SectionHead', what: 'Number, title, and the fact that these are samples.' },
    { part: 'quote', what: 'A figure: the words, and who said them.' },
    { component: 'Avatar', what: 'Initials of the speaker.' },
  ],
  states: [{ state: 'up to 767 px', what: 'One below the other.' }],
  keyboard: [],
  accessibility: ['Words are a `blockquote`, its speaker the caption of the figure.'],
  doAndDont: [
    {
      do: 'Override the sample texts by the catalogue, with what members allowed you to quote.',
      dont: 'Keep the fact “Sample quotations” beside real ones.',
    },
  ],
  synonyms: ['quotes', 'reviews', 'voices', 'references', 'landing'],
  related: ['Avatar', 'InvitationBox', 'Welcome'],
};
