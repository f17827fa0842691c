import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Adds suppliers, raw materials, applications or customers to a product.',
  whenToUse: ['From the head of a list of a product, and where that list is empty: `AddLinkControl`.'],
  whenNotToUse: [
    'Tagging a post: `TagDialog`.',
    'What is not in the catalogue yet: `CreateProductDialog`, `CompanyDialog`.',
  ],
  anatomy: [
    { component: 'AddLinkDialog', what: 'The form.', when: 'when open' },
    { component: 'Dialog', what: 'Title, cross, and the buttons.', when: 'when open' },
    {
      component: 'ComboBox',
      what: 'Finds companies, or products from five characters on.',
      when: 'when open',
    },
    {
      component: 'Tag',
      what: 'One for each that is chosen, with a cross.',
      when: 'when something is chosen',
    },
    { component: 'Notice', what: 'Added, or why not.', when: 'when it was sent' },
  ],
  states: [
    { state: 'idle', what: 'Something is to be chosen.' },
    { state: 'IN_PROGRESS', what: 'It is on its way.' },
    { state: 'COMPLETED', what: 'It was added; the host closes it 1200 ms later.' },
  ],
  keyboard: [
    { keys: ['Arrow keys', 'Enter'], does: 'Choose among the matches.' },
    { keys: ['Escape'], does: 'Closes it, and nothing is added.' },
  ],
  accessibility: [
    'What is chosen is a list of its own, named “Chosen”.',
    'Each cross says what it takes away.',
  ],
  doAndDont: [
    { do: 'Let several be chosen and added at once.', dont: 'Open the dialog anew for each.' },
    { do: 'Keep what was chosen when adding fails.', dont: 'Clear it before the server has answered.' },
  ],
  synonyms: ['add supplier', 'link product', 'raw material', 'prospect', 'picker'],
  related: ['SupplierTable', 'LinkedProductTable', 'PotentialCustomerTable', 'CreateProductDialog'],
  stage: { kind: 'frame', heightPx: 520, shows: 'default' },
};
