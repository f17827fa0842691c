import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Terms, a privacy policy or an accessibility statement: a summary, then numbered sections.',
  whenToUse: [
    'As the content of such a page, with `termsOfUse`, `privacyPolicy`, `accessibilityStatement`, or a text of one’s own.',
  ],
  whenNotToUse: ['Questions of which a reader wants one or two: `Faq`.', 'What members wrote: `RichText`.'],
  anatomy: [
    { component: 'LegalText', what: 'The text.' },
    { component: 'Heading', what: 'Its title, of level 1.' },
    { component: 'Prose', what: 'The summary, then the text of each section.' },
    { component: 'Text', what: 'The day from which it holds.' },
    { component: 'SectionHead', what: 'Number and title of a section, to which links may lead.' },
  ],
  states: [],
  keyboard: [],
  accessibility: ['Sections are named by their headings, of level 2.'],
  doAndDont: [
    { do: 'Say what the software does.', dont: 'Promise what it cannot keep, or allow what it does not do.' },
  ],
  synonyms: [
    'terms',
    'privacy',
    'policy',
    'conditions',
    'data protection',
    'gdpr',
    'accessibility statement',
  ],
  related: ['SiteFooter', 'Faq', 'Prose'],
};
