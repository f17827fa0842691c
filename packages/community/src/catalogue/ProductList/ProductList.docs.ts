import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'All products by name, each with what can be done with it.',
  whenToUse: ['As the head of `/products`.'],
  whenNotToUse: [
    'What a member follows: `FollowedProductTable`.',
    'What goes into a product or comes of it: `LinkedProductTable`.',
  ],
  anatomy: [
    { component: 'ProductList', what: 'The section, named by its heading.' },
    { component: 'SectionHead', what: '“Products”, how many, and “Add Product” for members.' },
    { part: 'product', what: 'Thumb, name, sector, suppliers, followers, and the controls.' },
    { component: 'FollowControl', what: 'What `renderFollow` gives.' },
    { component: 'ListFoot', what: 'What is shown, and the way to more.' },
  ],
  states: [
    { state: 'loading', what: 'Eight rows of `Skeleton`.' },
    { state: 'empty', what: 'Says that there are none.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
    { state: 'ready', what: 'The products.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Opens a product, or presses one of its controls.' }],
  accessibility: ['Each control names its product.'],
  doAndDont: [{ do: 'Leave out Update and Delete for those who may not.', dont: 'Disable them.' }],
  synonyms: ['catalogue', 'all products', 'browse', 'directory'],
  related: ['FollowedProductTable', 'EditProductDialog', 'CreateProductDialog', 'ProductCard'],
};
