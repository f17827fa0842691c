import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A hint about a control, on hover or keyboard focus.',
  whenToUse: ['A few words that help some readers and that no one needs: the name of an icon, a shortcut.'],
  whenNotToUse: [
    'Controls or longer text: `Popover`.',
    'Necessary information: write it in the page, or as the `hint` of a field.',
    'The name of an `IconButton`: it shows its label automatically.',
  ],
  anatomy: [
    {
      component: 'Tooltip',
      what: 'The hint on an ink ground, above the control if there’s room.',
      when: 'while shown',
    },
  ],
  states: [
    { state: 'closed', what: 'Not in the page.' },
    { state: 'open', what: 'After 300 ms; right away next to one that is visible.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Shows it, on the control.' },
    { keys: ['Escape'], does: 'Hides it.' },
  ],
  accessibility: [
    'It describes the control with `aria-describedby`; it doesn’t name it.',
    'It stays while hovered. It never appears on touch.',
  ],
  doAndDont: [
    { do: 'Use only a few words.', dont: 'Put a link into it: no one can reach it.' },
    {
      do: 'Explain a focusable control.',
      dont: 'Explain a disabled button: it can’t get the focus. Say why next to it.',
    },
  ],
  synonyms: ['hint', 'title', 'hover text', 'infotip', 'bubble'],
  related: ['Popover', 'IconButton', 'Field'],
  stage: { kind: 'frame', heightPx: 320, shows: 'open' },
};
