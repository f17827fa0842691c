import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The file attached to a post or message, before it is sent.',
  whenToUse: ['In a composer, after a file was chosen, dropped or pasted.'],
  whenNotToUse: ['It was already sent: `MediaFrame`.'],
  anatomy: [
    { component: 'Attachment', what: 'The file: its picture or icon, name and size.' },
    { part: 'preview', what: 'A chosen video, ready to play.', when: 'with a video' },
  ],
  states: [],
  keyboard: [{ keys: ['Tab', 'Enter'], does: 'The button that removes the file.' }],
  accessibility: ['The remove button names its file; the composer announces what was added and removed.'],
  doAndDont: [
    { do: 'Say right away why a file isn’t supported.', dont: 'Let the server say so after the upload.' },
    { do: 'Show a preview of the attachment.', dont: 'Show only its URL.' },
  ],
  synonyms: ['file', 'upload', 'attachment', 'media'],
  related: ['PostComposer', 'ChatPane', 'MediaFrame', 'Progress'],
};
