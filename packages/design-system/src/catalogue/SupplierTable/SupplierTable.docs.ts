import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The suppliers of a product, with four sort orders: a few at first, more by cursor.',
  whenToUse: [
    '`SupplierTableContainer` on the feed tab: four suppliers, then Load More.',
    '`AllSuppliersContainer` on the Suppliers tab: five suppliers, then all with See All.',
  ],
  whenNotToUse: [
    'Companies that may need the product: `PotentialCustomerTable`.',
    'The products of a company: `CompanyProductTable`.',
  ],
  anatomy: [
    { component: 'SupplierTable', what: 'The section, named by its heading.' },
    { component: 'SectionHead', what: 'Title, number of companies, and sort order.' },
    {
      component: 'SelectField',
      what: 'The four sort orders: Premium, country, company name, number of contacts.',
    },
    {
      component: 'DataTableToolsButton',
      what: 'Opens columns, search, copy, CSV and print.',
      when: 'with two or more rows',
    },
    {
      component: 'DataTable',
      what: 'Number, company with seal and Premium badge, type, country, contacts; what it supplies, if that adds to the page.',
    },
    {
      part: 'selection',
      what: 'The number of selected suppliers, and “Request quotes”.',
      when: 'with `selection`',
    },
    {
      component: 'Checkbox',
      what: 'Selects a supplier; “Request quotes” above the rows begins a request to all that are selected.',
      when: 'with `selection`',
    },
    { component: 'Badge', what: 'Premium.' },
    { component: 'ButtonLink', what: '“Message”: links to the people of the company.', when: 'in columns' },
    {
      component: 'Menu',
      what: 'Other actions: “Evidence”, the basis of the link.',
      when: 'for members',
    },
    { component: 'ListFoot', what: 'The number of visible rows, and the button for more.' },
  ],
  states: [
    { state: 'loading', what: 'As many `Skeleton` rows as expected.' },
    { state: 'empty', what: 'Says that there are none, and what will appear here.' },
    { state: 'error', what: 'The server’s message, and a retry button.' },
    {
      state: 'ready',
      what: 'The rows; contacts that the plan withholds read “Not shown”, and without any there is no such column.',
    },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Opens a company, sorts by a column, loads more.' },
    {
      keys: ['Arrow down', 'Arrow up'],
      does: 'Changes the sort order in the select; moves between rows in the table, as in `DataTable`.',
    },
    { keys: ['Shift+Arrow keys', 'Ctrl+C'], does: 'Selects cells and copies them.' },
    { keys: ['Ctrl+F'], does: 'Searches all rows while the table has the focus.' },
  ],
  accessibility: [
    'The sorted column has `aria-sort`. On narrow widths, where column heads are hidden, use the select.',
    'Existing rows stay until the newly sorted rows arrive.',
    'From a hundred rows on, only rows near the viewport are rendered; row numbers and the total are still announced.',
    'Avatars are decorative; the first names are next to them.',
  ],
  doAndDont: [
    {
      do: 'Sort on the server, because only one page of rows is here.',
      dont: 'Reverse the rows that are loaded.',
    },
    { do: 'Pass the API’s reason as `limited`.', dont: 'Guess from missing data why it is missing.' },
  ],
  synonyms: ['vendors', 'manufacturers', 'distributors', 'companies', 'sourcing', 'sortable table'],
  related: ['PotentialCustomerTable', 'DataTable', 'PagedList', 'Badge'],
};
