import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'For the people of a company: adds what it supplies, a product at a time.',
  whenToUse: ['On the page of the company that one works for: `AddProductsPanelContainer`.'],
  whenNotToUse: ['Several at once, in the wizard: `OnboardingWizard`.'],
  anatomy: [
    { component: 'AddProductsPanel', what: 'The section.' },
    { component: 'Button', what: '“Add Product”.' },
    { component: 'Notice', what: 'What became of it.', when: 'when it was sent' },
  ],
  states: [
    { state: 'idle', what: 'A product is to be found or named.' },
    { state: 'adding', what: 'On its way.' },
    { state: 'created', what: 'New in the catalogue, and listed.' },
    { state: 'added', what: 'Listed.' },
    { state: 'listed', what: 'It was listed already.' },
    { state: 'failed', what: 'Says why; what was typed stays.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Chooses a found product, else adds.' }],
  accessibility: ['What became of it is said.'],
  doAndDont: [{ do: 'Show it to the company’s own people.', dont: 'Disable it for others.' }],
  synonyms: ['supplied products', 'catalogue', 'bulk', 'add product'],
  related: ['CatalogueField', 'CompanyProductTable'],
};
