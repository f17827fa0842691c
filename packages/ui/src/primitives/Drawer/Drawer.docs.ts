import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A sheet at the edge of the page, with the parts of Dialog.',
  whenToUse: [
    'Something to look at next to the page: filters, order items, members of a conversation.',
    'On phones it comes from the bottom, whatever its side.',
  ],
  whenNotToUse: [
    'A separate task: `Dialog`.',
    'There’s room next to the content: a `Page` with a side column.',
    'A few words at a button: `Popover`.',
  ],
  anatomy: [
    { part: 'trigger', what: 'Opens it.', when: 'with a `Drawer.Trigger`' },
    { component: 'DialogOverlay', what: 'Dims the page.', when: 'when open' },
    { component: 'Drawer', what: 'The sheet; `data-side` is its side.', when: 'when open' },
    { part: 'header', what: 'The line with title and close button.', when: 'when open' },
    { part: 'body', what: 'What scrolls.', when: 'when open' },
    { part: 'footer', what: 'The acts.', when: 'when open' },
  ],
  states: [
    { state: 'closed', what: 'It isn’t in the page.' },
    { state: 'open', what: 'The page behind is inert.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Stays inside.' },
    { keys: ['Escape'], does: 'Closes.' },
  ],
  accessibility: [
    'A dialog in all but its position: named by its title, with the same focus handling.',
    'With reduced motion it appears without animation.',
  ],
  doAndDont: [
    { do: 'Show the effect of filters behind it, or apply them with one button.', dont: 'Do both.' },
    { do: 'Use one side throughout an application.', dont: 'Open sheets from three sides.' },
  ],
  synonyms: ['sheet', 'side panel', 'slide over', 'off canvas', 'bottom sheet', 'tray', 'flyout'],
  related: ['Dialog', 'Popover', 'Page'],
  stage: { kind: 'frame', heightPx: 480, shows: 'end' },
};
