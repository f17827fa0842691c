import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The companies that exhibit at an event, those with most contacts first.',
  whenToUse: ['On the page of an event, under its tab.'],
  whenNotToUse: ['Companies that supply a product: `SupplierTable`.'],
  anatomy: [
    { component: 'ExhibitorTable', what: 'The section, named by its heading.' },
    { component: 'SectionHead', what: 'How many there are, and the way to add some.' },
    { component: 'Checkbox', what: 'Only those that are relevant to the viewer.' },
    { component: 'Table', what: 'Company, country, listed contacts.' },
    { component: 'Button', what: 'Removes one that the viewer may remove.', when: 'with such ones' },
    { component: 'ListFoot', what: 'How many are shown, and the way to more.' },
  ],
  states: [
    { state: 'loading', what: 'Five rows of `Skeleton`.' },
    {
      state: 'empty',
      what: 'Says what belongs there; another sentence where only the relevant are asked for.',
    },
    { state: 'error', what: 'The server’s words, and a retry.' },
    { state: 'guest', what: 'Adding, and what is relevant, lead to the login.' },
  ],
  keyboard: [
    { keys: ['Space'], does: 'Asks for the relevant ones.' },
    { keys: ['Enter'], does: 'Opens a company, adds, or loads more.' },
  ],
  accessibility: ['The unit of the last column is told with each figure where the columns are a line.'],
  doAndDont: [{ do: 'Keep the order of the server.', dont: 'Sort what is shown of a longer list.' }],
  synonyms: ['stands', 'fair', 'companies', 'booths'],
  related: ['AttendeeTable', 'SupplierTable', 'EventHeader'],
};
