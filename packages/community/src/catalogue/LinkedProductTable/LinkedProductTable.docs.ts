import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'What a product is made of, or what it is used for: five rows, five more at a time.',
  whenToUse: [
    '`kind="materials"` for raw materials and equipment, `kind="applications"` for applications and end products.',
    'On the tabs of a product’s page that are named so.',
  ],
  whenNotToUse: [
    'The whole chain is to be followed: `ValueChainTree`.',
    'A glance at both sides: `ValueChainStrip`.',
    'Companies: `SupplierTable` or `PotentialCustomerTable`.',
  ],
  anatomy: [
    {
      component: 'LinkedProductTable',
      what: 'The section; `data-kind` says which end of the links it shows.',
    },
    { component: 'SectionHead', what: 'Title, and how many.' },
    {
      component: 'Table',
      what: 'Number, title with a thumb, description, suppliers; applications also tell how many further ones they have.',
    },
    { component: 'ListFoot', what: 'How many are shown, and the way to more.' },
  ],
  states: [
    { state: 'loading', what: 'Five rows of `Skeleton` with thumbs.' },
    { state: 'empty', what: 'Says what is not known yet, and what would stand here.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
    { state: 'ready', what: 'The rows; a failure to load more keeps them and says so.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Opens the product of a row, or loads more.' }],
  accessibility: [
    'The whole row is the target of its name.',
    'On narrow ground a row becomes title, one line of description and the number of suppliers.',
  ],
  doAndDont: [
    {
      do: 'Use `MaterialTableContainer` and `ApplicationTableContainer`, which share their reading with the figure.',
      dont: 'Fetch the same list twice for two places on a page.',
    },
    { do: 'Give both tables on one page their own `titleId`.', dont: 'Rely on one id for both.' },
  ],
  synonyms: ['raw materials', 'applications', 'end use', 'inputs', 'bill of materials', 'links'],
  related: ['ValueChainTree', 'ValueChainStrip', 'PagedList', 'Table'],
};
