import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The button that adds to what a company supplies: products of the catalogue, or a new one.',
  whenToUse: [
    'In the head of a company’s list of products, and where that list is empty.',
    'For guests as well, with `signInHref`: they are led to the login, and then back.',
  ],
  whenNotToUse: [
    'To a list of a product: `AddLinkControl`.',
    'One’s own products, while one becomes a member: `OnboardingWizard`.',
  ],
  anatomy: [
    { component: 'Button', what: 'Says what is added: “Add Product”.' },
    { component: 'ButtonLink', what: 'The same words, as the way to the login.', when: 'for guests' },
    { component: 'AddLinkDialog', what: 'Finds what the catalogue has.', when: 'once it is pressed' },
    {
      component: 'CreateProductDialog',
      what: 'Describes a product that is not there yet.',
      when: 'from the first dialog',
    },
  ],
  states: [
    { state: 'closed', what: 'A button.' },
    { state: 'open', what: 'One of the two dialogs; the other one takes its place.' },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens the dialog; for guests Enter leads to the login.' },
    { keys: ['Escape'], does: 'Closes it and gives the focus back to the button.' },
  ],
  accessibility: [
    'The button says that it opens a dialog, by `aria-haspopup`.',
    'What was added is said as a toast; the dialog closes by itself.',
  ],
  doAndDont: [
    {
      do: 'Show it to guests, and lead them back to the list after the login.',
      dont: 'Hide it, so that nobody learns that members keep the list.',
    },
  ],
  synonyms: ['add product button', 'add to assortment', 'supply', 'offer a product'],
  related: ['AddLinkDialog', 'CreateProductDialog', 'CompanyProductTable', 'CompanyProductList'],
};
