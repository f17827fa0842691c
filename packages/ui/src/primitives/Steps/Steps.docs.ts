import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'How far something in several steps has come.',
  whenToUse: ['A task over several pages, or an order on its way.'],
  whenNotToUse: [
    'Work of known length: `Progress`.',
    'Parts that can be opened in any order: `Tabs` or `Accordion`.',
    'Where a page stands: `Breadcrumb`.',
  ],
  anatomy: [
    { component: 'Steps', what: 'The place that it answers to.' },
    { part: 'step', what: 'One step: tick or number, name.' },
    { part: 'detail', what: 'One short fact more.', when: 'with `detail`' },
    {
      part: 'position',
      what: 'The current step and “Step 2 of 4”, on narrow ground, where the names of the others show with the focus alone; hidden from assistive technology.',
    },
  ],
  states: [
    { state: 'done', what: 'A tick, under a rule in ink.' },
    { state: 'current', what: 'Its name is strong, under a 4 px rule in the accent; `aria-current="step"`.' },
    { state: 'upcoming', what: 'Its number, muted.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Goes back to a step that has an address.' }],
  accessibility: [
    'An ordered list, named by `label`. Each step says its state: “Done: Company”, “Current: Products”.',
  ],
  doAndDont: [
    { do: 'Name the steps by what is done in them.', dont: 'Name them “Step 1”, “Step 2”.' },
    { do: 'Let readers go back without losing what they typed.', dont: 'Show nine steps: ask for less.' },
  ],
  synonyms: ['stepper', 'wizard', 'progress steps', 'timeline', 'checkout'],
  related: ['Progress', 'Tabs', 'Breadcrumb'],
};
