import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The companies that a member’s own deals with: vendors or customers.',
  whenToUse: [
    'As the head of `/vendors` and `/customers`: `VendorTableContainer`, `CustomerTableContainer`.',
    '`AddProductsHint` where another list follows from the products of one’s company.',
  ],
  whenNotToUse: [
    'Who supplies one product: `SupplierTable`.',
    'Who may buy one product: `PotentialCustomerTable`.',
  ],
  anatomy: [
    { component: 'PartnerTable', what: 'The section, named by its heading.' },
    { component: 'SectionHead', what: '“Vendors” or “Customers”, and how many.' },
    { component: 'Table', what: 'Number, company with seal, country, contacts.' },
    { component: 'ListFoot', what: 'What is shown, the way to more, and what the plan withholds.' },
  ],
  states: [
    { state: 'loading', what: 'Eight rows of `Skeleton` with seals.' },
    { state: 'empty', what: 'Asks to add products on the company’s page, and leads there.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
    { state: 'ready', what: 'The companies, most contacts first.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Opens the company of a row, or loads more.' }],
  accessibility: ['What the plan withholds is said in words: “Not shown”.'],
  doAndDont: [
    {
      do: 'Pass the member’s company, so that the empty list leads to its page.',
      dont: 'Say “no results”: the list is made from what the company supplies.',
    },
  ],
  synonyms: ['vendors', 'customers', 'network', 'partners', 'clients', 'buyers'],
  related: ['ConnectionTable', 'SupplierTable', 'PotentialCustomerTable', 'MemberPanel'],
};
