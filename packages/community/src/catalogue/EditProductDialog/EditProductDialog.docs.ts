import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Changes name and description of a product.',
  whenToUse: ['From the menu of a product’s page, for those who may edit products.'],
  whenNotToUse: ['It is not in the catalogue yet: `CreateProductDialog`.'],
  anatomy: [
    { component: 'EditProductDialog', what: 'The form.', when: 'when open' },
    { component: 'Dialog', what: 'Title, cross, and the buttons.', when: 'when open' },
    { component: 'TextField', what: 'The name; space around it is cut when it is left.', when: 'when open' },
    { component: 'TextArea', what: 'The description.', when: 'when open' },
    { component: 'Notice', what: 'Updated, the name is taken, or why not.', when: 'when it was sent' },
  ],
  states: [
    { state: 'idle', what: 'Save waits for a name.' },
    { state: 'IN_PROGRESS', what: 'It is on its way.' },
    { state: 'ALREADY_EXISTS', what: 'Another product has the name.' },
    { state: 'COMPLETED', what: '“Updated  Successfully.”; the host closes it 1200 ms later.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'In the name: saves.' }],
  accessibility: ['That the name is taken is announced at once.'],
  doAndDont: [{ do: 'Keep what was typed when saving fails.', dont: 'Close the dialog on a failure.' }],
  synonyms: ['rename', 'update product', 'change'],
  related: ['CreateProductDialog', 'ProductHeader', 'Dialog'],
  stage: { kind: 'frame', heightPx: 480, shows: 'default' },
};
