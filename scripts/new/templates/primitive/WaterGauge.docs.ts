import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Its purpose, in one sentence.',
  whenToUse: [],
  whenNotToUse: [],
  anatomy: [{ component: 'WaterGauge', what: 'The root. Takes `ref`, `className` and all attributes.' }],
  states: [],
  keyboard: [],
  accessibility: [],
  doAndDont: [],
  synonyms: [],
  related: [],
};
