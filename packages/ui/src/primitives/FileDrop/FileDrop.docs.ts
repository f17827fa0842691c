import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Takes files by drag and drop, paste, click or key, and shows what becomes of each.',
  whenToUse: [
    'Data sheets, pictures, attachments: the host sends them and tells how each one stands.',
    'With `maxFiles={1}` for a single file, which the next one replaces.',
  ],
  whenNotToUse: [
    'Text that is pasted: `TextArea`.',
    'What is only shown: `MediaFrame`.',
    'How far one upload is, elsewhere on the page: `Progress`.',
  ],
  anatomy: [
    {
      component: 'FileDrop',
      what: 'The field and its list. `ref`, `className` and all attributes land here.',
    },
    { component: 'Field', what: 'Label, limits as the hint, error.' },
    { part: 'label', what: 'The label.' },
    {
      part: 'zone',
      what: 'Where files are dropped, pasted or chosen; the whole of it is the target of the input.',
    },
    { part: 'hint', what: 'The limits in words, unless `hint` says something else.' },
    { part: 'list', what: 'The files that were taken, then those that were refused.', when: 'with files' },
    { part: 'file', what: 'A file that was taken.', when: 'with files' },
    { part: 'thumb', what: 'A sign for its kind, where there is no picture of it.', when: 'with files' },
    { part: 'facts', what: 'Size and state, or why it was refused.', when: 'with files' },
    { part: 'acts', what: 'Remove, cancel, try again.', when: 'with files' },
    { part: 'refused', what: 'A file that was not taken.', when: 'when one was refused' },
  ],
  states: [
    { state: 'idle', what: 'On the zone.' },
    { state: 'target', what: 'On the zone: files are held over it.' },
    { state: 'invalid', what: 'On the zone, with `error`.' },
    { state: 'disabled', what: 'On the zone.' },
    { state: 'waiting', what: 'On a file: taken, not sent yet.' },
    { state: 'uploading', what: 'On a file: percentage and line.' },
    { state: 'done', what: 'On a file.' },
    { state: 'failed', what: 'On a file: why, and a way to try again.' },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens the browser’s choice of files.' },
    {
      keys: ['Ctrl + V'],
      does: 'Adds what is in the clipboard, on the input; also a picture of the screen.',
    },
    { keys: ['Tab'], does: 'To the acts of each file.' },
  ],
  accessibility: [
    'The input is the browser’s own, named by the label and described by the limits.',
    'What was added, refused, uploaded or failed is announced by name. Each act says whose it is: “Cancel drape-limits.pdf”.',
    'Dropping is never the only way.',
    'When a file goes, the focus goes to the one beside it, or back to the input.',
  ],
  doAndDont: [
    {
      do: 'Say the limits before: `accept` and `maxSize` become the hint.',
      dont: 'Let ten megabytes travel before refusing them.',
    },
    { do: 'Check on the server what a file is.', dont: 'Trust its name or the browser’s type.' },
    { do: 'Keep the other files when one fails.', dont: 'Empty the list.' },
  ],
  synonyms: ['upload', 'uploader', 'dropzone', 'drag and drop', 'file input', 'attachment', 'file picker'],
  related: ['Progress', 'MediaFrame', 'Field'],
};
