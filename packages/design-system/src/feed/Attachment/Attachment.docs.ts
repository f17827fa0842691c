import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The one file that goes along with a post or a message, before it is sent.',
  whenToUse: ['In the box that something is written in, once a file was chosen, dropped or pasted.'],
  whenNotToUse: ['What was sent already: `MediaFrame` shows it.'],
  anatomy: [
    { component: 'Attachment', what: 'The file: its picture or sign, its name and its size.' },
    { part: 'preview', what: 'A video that was chosen, to be played.', when: 'with a video' },
  ],
  states: [],
  keyboard: [{ keys: ['Tab', 'Enter'], does: 'The cross takes the file away.' }],
  accessibility: ['The cross names the file that it removes; the box announces what came and went.'],
  doAndDont: [
    { do: 'Say at once why a file is not taken.', dont: 'Send it to be told.' },
    { do: 'Show a picture of what goes along.', dont: 'Show an address.' },
  ],
  synonyms: ['file', 'upload', 'attachment', 'media'],
  related: ['PostComposer', 'ChatPane', 'MediaFrame', 'Progress'],
};
