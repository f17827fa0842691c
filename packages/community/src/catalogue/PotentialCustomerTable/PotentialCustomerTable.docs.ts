import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Companies that supply what a product is used for.',
  whenToUse: [
    'On a product’s page: four rows at first, more by Load More, or all by See All as `AllPotentialCustomersContainer`.',
  ],
  whenNotToUse: [
    'Companies that supply the product itself: `SupplierTable`.',
    'People who follow it: `FollowerTable`.',
  ],
  anatomy: [
    { component: 'PotentialCustomerTable', what: 'The section, named by its heading.' },
    { component: 'SectionHead', what: 'Title, and how many companies.' },
    { component: 'Table', what: 'Number, company with a seal, country, people, applications supplied.' },
    { component: 'AvatarStack', what: 'At most three people.' },
    { component: 'ListFoot', what: 'How many are shown, and the way to more.' },
  ],
  states: [
    { state: 'loading', what: 'Four rows of `Skeleton` with seals.' },
    { state: 'empty', what: 'The specified sentence, and who would stand here.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
    { state: 'ready', what: 'The rows; what the viewer’s plan withholds reads “Not shown”.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Opens a company; a guest is led to the login.' }],
  accessibility: [
    'Faces are decorative; first names stand beside them for those who listen.',
    'What is withheld is said in words, not by a blur.',
  ],
  doAndDont: [
    { do: 'Let the server decide who may see counts and people.', dont: 'Fetch all and hide a part by CSS.' },
    { do: 'Pass `signInHref` for guests.', dont: 'Lead a guest to a page that then refuses.' },
  ],
  synonyms: ['prospects', 'leads', 'buyers', 'customers', 'demand'],
  related: ['SupplierTable', 'PagedList', 'Avatar'],
};
