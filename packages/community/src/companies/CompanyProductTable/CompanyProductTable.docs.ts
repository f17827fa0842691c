import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'What a company supplies, each leading to its product.',
  whenToUse: ['On a company’s page.'],
  whenNotToUse: [
    'It is about who supplies one product: `SupplierTable`.',
    'It is about what a product is made of: `LinkedProductTable`.',
  ],
  anatomy: [
    { component: 'CompanyProductTable', what: 'The section, named by its heading.' },
    { component: 'SectionHead', what: 'Title, and how many products.' },
    { component: 'Table', what: 'Number, name with a thumb, description.' },
    { component: 'ListFoot', what: 'How many are shown, and the way to more.' },
  ],
  states: [
    { state: 'loading', what: 'Five rows of `Skeleton` with thumbs.' },
    { state: 'empty', what: 'Says that no product is known yet.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
    { state: 'ready', what: 'The rows; `more` says how the next ones stand.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Opens the product of a row, or loads more.' }],
  accessibility: [
    'Descriptions are cut to one line; the product’s own page tells them whole.',
    'On narrow ground a row becomes the name and one line.',
  ],
  doAndDont: [
    {
      do: 'Pass `signInHref` for guests: Load More then leads to the login.',
      dont: 'Hide Load More from guests.',
    },
    {
      do: 'Let `CompanyProductTableContainer` fetch.',
      dont: 'Sort in the browser: only a page of rows is there.',
    },
  ],
  synonyms: ['supplied products', 'portfolio', 'catalogue', 'offerings', 'product list'],
  related: ['CompanyHeader', 'Table', 'PagedList'],
};
