import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Products and companies that something is about: found by name, shown as tags, taken away again.',
  whenToUse: [
    'A post is written or tagged; `useTagSearch` searches for it.',
    'With `fixed`, where the place says what it is about, such as a product’s own feed.',
  ],
  whenNotToUse: ['One thing is chosen: `CatalogueField`.', 'Tags are only shown: `Tag`.'],
  anatomy: [
    { component: 'TagPicker', what: 'The tags, and the field that finds more.' },
    {
      component: 'Tag',
      what: 'What is tagged, with the cross that takes it away.',
      when: 'once something is',
    },
    { component: 'ComboBox', what: 'The field and its matches.' },
  ],
  states: [
    { state: 'open', what: 'The field stands under the tags.' },
    { state: 'folded', what: 'A button stands for the field until it is pressed.' },
  ],
  keyboard: [
    { keys: ['Arrow down', 'Arrow up'], does: 'Moves through the matches.' },
    { keys: ['Enter'], does: 'Tags the active match.' },
  ],
  accessibility: ['What was tagged, was tagged already, or was taken away is said.'],
  doAndDont: [{ do: 'Name a thing once.', dont: 'Tag what is `fixed` a second time.' }],
  synonyms: ['tags', 'labels', 'token field', 'chips input', 'multi-select', 'topics'],
  related: ['Tag', 'CatalogueField', 'ComboBox', 'PostComposer', 'TagDialog'],
};
