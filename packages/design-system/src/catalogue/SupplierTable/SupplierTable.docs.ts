import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Who supplies a product: sorted four ways, a few at first, more by cursor.',
  whenToUse: [
    '`SupplierTableContainer` on the feed tab: four rows, then Load More.',
    '`AllSuppliersContainer` on the Suppliers tab: five rows, then all of them by See All.',
  ],
  whenNotToUse: [
    'Companies that may need the product: `PotentialCustomerTable`.',
    'What one company supplies: `CompanyProductTable`.',
  ],
  anatomy: [
    { component: 'SupplierTable', what: 'The section, named by its heading.' },
    { component: 'SectionHead', what: 'Title, how many companies, and the order.' },
    {
      component: 'SelectField',
      what: 'The four orders by name: Premium, country, company name, number of contacts.',
    },
    {
      component: 'DataTableToolsButton',
      what: 'Opens columns, search, copy, CSV and print.',
      when: 'once there are two rows',
    },
    {
      component: 'DataTable',
      what: 'Number, company with seal and Premium badge, type, country, contacts; what it supplies, where that says more than the page.',
    },
    { component: 'Badge', what: 'Premium.' },
    { component: 'ButtonLink', what: '“Message”: leads to the people of the company.', when: 'in columns' },
    {
      component: 'Menu',
      what: 'What else can be done with the row: “Evidence”, on what the link rests.',
      when: 'for members',
    },
    { component: 'ListFoot', what: 'How many are shown, and the way to more.' },
  ],
  states: [
    { state: 'loading', what: 'As many rows of `Skeleton` as will come.' },
    { state: 'empty', what: 'Says that none were found, and who would stand here.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
    { state: 'ready', what: 'The rows; contacts that the plan withholds read “Not shown”.' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Opens a company, sorts by a head, loads more.' },
    {
      keys: ['Arrow down', 'Arrow up'],
      does: 'Changes the order, in the select; in the table goes from row to row, as in `DataTable`.',
    },
    { keys: ['Shift+Arrow keys', 'Ctrl+C'], does: 'Chooses cells and copies them.' },
    { keys: ['Ctrl+F'], does: 'Searches all rows, from within the table.' },
  ],
  accessibility: [
    'The sorted column says so by `aria-sort`. On narrow ground, where heads are out of sight, the select sorts.',
    'Rows that are there stay until rows in another order have come.',
    'From a hundred rows on, those near the window are drawn; how many there are, and which each is, is told all the same.',
    'Faces are decorative; the first names stand beside them.',
  ],
  doAndDont: [
    {
      do: 'Sort on the server: only a page of rows is here.',
      dont: 'Reverse the rows that happen to be loaded.',
    },
    { do: 'Pass the reason of the API as `limited`.', dont: 'Derive from missing data why it is missing.' },
  ],
  synonyms: ['vendors', 'manufacturers', 'distributors', 'companies', 'sourcing', 'sortable table'],
  related: ['PotentialCustomerTable', 'DataTable', 'PagedList', 'Badge'],
};
