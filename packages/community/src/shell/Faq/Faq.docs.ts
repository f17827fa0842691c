import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Questions and answers about the platform, one open at a time.',
  whenToUse: [
    'As the content of the FAQ page, with `faqEntries`.',
    'As a section of the page of prices, with `pricingFaqEntries` and `headingLevel={2}`.',
  ],
  whenNotToUse: [
    'A few questions within another page: `Accordion`.',
    'Text that everybody reads: `LegalText`.',
  ],
  anatomy: [
    { component: 'Faq', what: 'Heading and questions.' },
    { component: 'Heading', what: 'The heading: of level 1, or 2 within a page.' },
    { component: 'Accordion', what: 'The questions, as headings one level below.' },
    { component: 'Prose', what: 'An answer.' },
  ],
  states: [
    { state: 'closed', what: 'On a question: a plus.' },
    { state: 'open', what: 'On a question: a minus; the others are closed.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'From question to question.' },
    { keys: ['Enter', 'Space'], does: 'Opens or closes.' },
  ],
  accessibility: [
    'The browser’s search finds what is closed, and opens it. Without scripts every answer is open.',
  ],
  doAndDont: [{ do: 'Answer in two or three sentences.', dont: 'Answer with a link alone.' }],
  synonyms: ['questions', 'answers', 'help', 'support', 'frequently asked'],
  related: ['Accordion', 'LegalText', 'AboutUs'],
};
