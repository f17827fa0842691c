import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The button that adds suppliers, raw materials, applications or customers to a product.',
  whenToUse: [
    'In the head of a list of a product, and where that list is empty.',
    'For guests as well, with `signInHref`: they are led to the login, and then back.',
  ],
  whenNotToUse: [
    'To what a company supplies: `AddSuppliedControl`.',
    'A product of the catalogue is to be changed: `EditProductDialog`.',
  ],
  anatomy: [
    { component: 'Button', what: 'Says what is added: “Add Suppliers”.' },
    { component: 'ButtonLink', what: 'The same words, as the way to the login.', when: 'for guests' },
    { component: 'AddLinkDialog', what: 'Finds what the catalogue has.', when: 'once it is pressed' },
    {
      component: 'CreateProductDialog',
      what: 'Describes a product that is not there yet; `CompanyDialog` a company.',
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
  synonyms: ['add suppliers button', 'add materials', 'add applications', 'add customers', 'contribute'],
  related: ['AddLinkDialog', 'CompanyDialog', 'CreateProductDialog', 'SupplierTable'],
};
