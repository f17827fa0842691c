import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Words about a control, shown when the pointer rests on it or the keyboard reaches it.',
  whenToUse: ['A few words that help some and that nobody needs: the name of an icon, a shortcut.'],
  whenNotToUse: [
    'Something to press or to read at length: `Popover`.',
    'Something that must be known: write it in the page, or as the `hint` of a field.',
    'The name of an `IconButton`: it shows its label by itself.',
  ],
  anatomy: [
    {
      component: 'Tooltip',
      what: 'The tip: ink as ground, above the control where there is room.',
      when: 'while shown',
    },
  ],
  states: [
    { state: 'closed', what: 'Not in the page.' },
    { state: 'open', what: 'After 300 ms; at once beside one that shows already.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Shows it, on the control.' },
    { keys: ['Escape'], does: 'Puts it away.' },
  ],
  accessibility: [
    'It describes the control by `aria-describedby`; it does not name it.',
    'It stays while it is pointed at. A touch never shows it.',
  ],
  doAndDont: [
    { do: 'Keep to a few words.', dont: 'Put a link into it: it cannot be reached.' },
    {
      do: 'Explain a control that can be focused.',
      dont: 'Explain a disabled button: it takes no focus. Say why beside it.',
    },
  ],
  synonyms: ['hint', 'title', 'hover text', 'infotip', 'bubble'],
  related: ['Popover', 'IconButton', 'Field'],
  stage: { kind: 'frame', heightPx: 320, shows: 'open' },
};
