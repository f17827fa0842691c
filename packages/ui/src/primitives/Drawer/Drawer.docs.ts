import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A sheet over the edge of the page, in the parts of Dialog.',
  whenToUse: [
    'What is looked at beside the page: filters, the parts of an order, the people of a conversation.',
    'On phones it comes from the bottom, whatever its side.',
  ],
  whenNotToUse: [
    'A task of its own: `Dialog`.',
    'There is room beside the content: a `Page` with a side column.',
    'A few words at a button: `Popover`.',
  ],
  anatomy: [
    { part: 'trigger', what: 'Opens it.', when: 'with a `Drawer.Trigger`' },
    { component: 'DialogOverlay', what: 'Dims the page.', when: 'when open' },
    { component: 'Drawer', what: 'The sheet; `data-side` says where it comes from.', when: 'when open' },
    { part: 'header', what: 'The line of title and cross.', when: 'when open' },
    { part: 'body', what: 'What scrolls.', when: 'when open' },
    { part: 'footer', what: 'The acts.', when: 'when open' },
  ],
  states: [
    { state: 'closed', what: 'Nothing of it is in the page.' },
    { state: 'open', what: 'The page behind is inert.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Stays inside.' },
    { keys: ['Escape'], does: 'Closes.' },
  ],
  accessibility: [
    'A dialog in all but its place: named by its title, with the same handling of the focus.',
    'Under reduced motion it is there at once.',
  ],
  doAndDont: [
    { do: 'Show the effect of filters behind it, or apply them by one button.', dont: 'Do both.' },
    { do: 'Keep to one side in an application.', dont: 'Let sheets come from three sides.' },
  ],
  synonyms: ['sheet', 'side panel', 'slide over', 'off canvas', 'bottom sheet', 'tray', 'flyout'],
  related: ['Dialog', 'Popover', 'Page'],
  stage: { kind: 'frame', heightPx: 480, shows: 'end' },
};
