import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: '“Create A Product”: a raw material, an application, or an entry of the catalogue.',
  whenToUse: [
    'What somebody looked for is not in the catalogue yet.',
    'As a raw material or an application of another: `CreateProductDialogContainer`.',
    'For the catalogue alone: `CreateCatalogueProductContainer`; as what a company supplies: `CreateSuppliedProductContainer`.',
  ],
  whenNotToUse: ['It is there already: `AddLinkDialog`.', 'It is to be changed: `EditProductDialog`.'],
  anatomy: [
    { component: 'CreateProductDialog', what: 'The form.', when: 'when open' },
    { component: 'Dialog', what: 'Title, cross, and the buttons.', when: 'when open' },
    { component: 'TextField', what: 'The name; space around it is cut when it is left.', when: 'when open' },
    { component: 'TextArea', what: 'The description, which may stay empty.', when: 'when open' },
    { component: 'Notice', what: 'Added, there already, or why not.', when: 'when it was sent' },
  ],
  states: [
    { state: 'idle', what: 'Save waits for a name.' },
    { state: 'IN_PROGRESS', what: 'It is on its way.' },
    { state: 'ALREADY_EXISTS', what: 'A product has the name: “Product Already Exists ”.' },
    { state: 'COMPLETED', what: 'It was added; the host closes it 1200 ms later.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'In the name: saves.' }],
  accessibility: ['That the name is taken is announced at once.'],
  doAndDont: [{ do: 'Keep what was typed when saving fails.', dont: 'Close the dialog on a failure.' }],
  synonyms: ['new product', 'add product', 'create material'],
  related: ['AddLinkDialog', 'EditProductDialog', 'Dialog'],
  stage: { kind: 'frame', heightPx: 480, shows: 'default' },
};
