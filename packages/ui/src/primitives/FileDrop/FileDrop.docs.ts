import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Accepts files by drag and drop, paste, click or keyboard, and shows the state of each.',
  whenToUse: [
    'Data sheets, pictures, attachments: the host uploads them and reports their state.',
    'With `maxFiles={1}` for a single file, which the next one replaces.',
  ],
  whenNotToUse: [
    'Pasted text: `TextArea`.',
    'Only displaying a file: `MediaFrame`.',
    'The progress of an upload elsewhere on the page: `Progress`.',
  ],
  anatomy: [
    {
      component: 'FileDrop',
      what: 'The field and its list. Takes `ref`, `className` and all attributes.',
    },
    { component: 'Field', what: 'Label, limits as the hint, error.' },
    { part: 'label', what: 'The label.' },
    {
      part: 'zone',
      what: 'The area for dropping, pasting or choosing files; all of it is the input’s target.',
    },
    { part: 'hint', what: 'The limits in words, unless `hint` replaces them.' },
    { part: 'list', what: 'The accepted files, then the refused ones.', when: 'with files' },
    { part: 'file', what: 'An accepted file.', when: 'with files' },
    { part: 'thumb', what: 'An icon for its kind, if there is no preview.', when: 'with files' },
    { part: 'facts', what: 'Size and state, or the reason for the refusal.', when: 'with files' },
    { part: 'acts', what: 'Remove, cancel, try again.', when: 'with files' },
    { part: 'refused', what: 'A refused file.', when: 'if one was refused' },
  ],
  states: [
    { state: 'idle', what: 'On the drop zone.' },
    { state: 'target', what: 'On the drop zone: files are dragged over it.' },
    { state: 'invalid', what: 'On the drop zone, with `error`.' },
    { state: 'disabled', what: 'On the drop zone.' },
    { state: 'waiting', what: 'On a file: accepted, not uploaded yet.' },
    { state: 'uploading', what: 'On a file: percentage and progress bar.' },
    { state: 'done', what: 'On a file.' },
    { state: 'failed', what: 'On a file: the reason, and a retry button.' },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens the browser’s file picker.' },
    {
      keys: ['Ctrl + V'],
      does: 'Adds the clipboard’s content, on the input; including screenshots.',
    },
    { keys: ['Tab'], does: 'Moves to the actions of each file.' },
  ],
  accessibility: [
    'The input is the browser’s own, named by the label and described by the limits.',
    'Added, refused, uploaded and failed files are announced by name. Each action names its file: “Cancel drape-limits.pdf”.',
    'Dropping is never the only way.',
    'When a file is removed, the focus moves to the adjacent one, or back to the input.',
  ],
  doAndDont: [
    {
      do: 'State the limits in advance: `accept` and `maxSize` become the hint.',
      dont: 'Upload ten megabytes before refusing them.',
    },
    { do: 'Check the file’s content on the server.', dont: 'Trust its name or the browser’s type.' },
    { do: 'Keep the other files when one fails.', dont: 'Empty the list.' },
  ],
  synonyms: ['upload', 'uploader', 'dropzone', 'drag and drop', 'file input', 'attachment', 'file picker'],
  related: ['Progress', 'MediaFrame', 'Field'],
};
