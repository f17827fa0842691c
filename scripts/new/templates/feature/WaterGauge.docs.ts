import type { ComponentDocs } from '../../internal/story-docs';

export const docs: ComponentDocs = {
  summary: 'What it is there for, in one sentence.',
  whenToUse: [],
  whenNotToUse: [],
  anatomy: [{ component: 'WaterGauge', what: 'The section, named by its heading.' }],
  states: [],
  keyboard: [],
  accessibility: [],
  doAndDont: [],
  synonyms: [],
  related: [],
};
