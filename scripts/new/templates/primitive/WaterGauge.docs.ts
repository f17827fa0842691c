import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'What it is there for, in one sentence.',
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
