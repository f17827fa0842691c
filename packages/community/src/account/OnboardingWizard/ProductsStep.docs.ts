import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The third step of becoming a member: what the company sells, from the catalogue or new.',
  whenToUse: ['In `OnboardingWizard`, after the company is known.'],
  whenNotToUse: [
    'Later, on the company’s page: `AddSuppliedControl`.',
    'Hundreds of products at once, from a file: `SpreadsheetMenu`.',
  ],
  anatomy: [
    { part: 'products', what: 'The form of the step; `data-state` says how saving stands.' },
    { component: 'SectionHead', what: 'Whose products they are, and how many are listed.' },
    { component: 'ComboBox', what: 'Finds products of the catalogue; the last line offers a new one.' },
    { part: 'new', what: 'A new product: name and description.', when: 'while one is described' },
    { part: 'entry', what: 'A product of the list, with its state and a cross.' },
    { part: 'supplied', what: 'What the company sells already.', when: 'where there is any' },
    { component: 'EmptyState', what: 'There is no company yet, or nothing is listed.', when: 'then' },
  ],
  states: [
    { state: 'editing', what: 'Nothing is on its way.' },
    { state: 'saving', what: 'The button loads; a second press does nothing.' },
    { state: 'failed', what: 'Says how many were refused; the others are saved.' },
    { state: 'waiting, saved, refused', what: 'Of a product: what came of it.' },
  ],
  keyboard: [
    { keys: ['Arrow down', 'Enter'], does: 'Lists a product that was found.' },
    { keys: ['Enter'], does: 'In the form of a new product: lists it.' },
  ],
  accessibility: [
    'What is listed, listed already or taken off is said as it happens.',
    'Each cross says what it takes off.',
  ],
  doAndDont: [
    {
      do: 'Mark what the company supplies already, and offer it no second time.',
      dont: 'Refuse it only after it was sent.',
    },
  ],
  synonyms: ['assortment', 'portfolio', 'product list', 'step three of the onboarding'],
  related: ['OnboardingWizard', 'CompanyStep', 'CatalogueField', 'AddSuppliedControl'],
};
