import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The progress of a task with several steps.',
  whenToUse: ['A task over several pages, or an order in progress.'],
  whenNotToUse: [
    'A task of known length: `Progress`.',
    'Parts that can be opened in any order: `Tabs` or `Accordion`.',
    'The position of a page: `Breadcrumb`.',
  ],
  anatomy: [
    { component: 'Steps', what: 'The container for its layout.' },
    { part: 'step', what: 'A step: tick or number, name.' },
    { part: 'detail', what: 'Another short fact.', when: 'with `detail`' },
    {
      part: 'position',
      what: 'The current step and “Step 2 of 4”, on narrow widths, where other names appear only on focus; hidden from assistive technology.',
    },
  ],
  states: [
    { state: 'done', what: 'A tick, with an ink rule.' },
    { state: 'current', what: 'A strong name, with a 4 px rule in the accent color; `aria-current="step"`.' },
    { state: 'upcoming', what: 'Its number, muted.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Returns to a step that has a URL.' }],
  accessibility: [
    'An ordered list, named by `label`. Each step announces its state: “Done: Company”, “Current: Products”.',
  ],
  doAndDont: [
    { do: 'Name steps by their task.', dont: 'Name them “Step 1”, “Step 2”.' },
    { do: 'Let readers go back without losing their input.', dont: 'Show nine steps: ask for less.' },
  ],
  synonyms: ['stepper', 'wizard', 'progress steps', 'timeline', 'checkout'],
  related: ['Progress', 'Tabs', 'Breadcrumb'],
};
