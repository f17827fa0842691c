import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Writes a post: a text with mentions, one file, tags, and visibility.',
  whenToUse: [
    'At the top of a feed where members can post: `PostComposerContainer`.',
    'With `context` on the feed of a product or company, which is then always tagged.',
  ],
  whenNotToUse: [
    'The post already exists: `PostEditDialog`.',
    'Only its tags change: `TagDialog`.',
    'Guests: leave it out, because posting needs a session.',
  ],
  anatomy: [
    { component: 'PostComposer', what: 'The form, and the progress of the post.' },
    { part: 'box', what: 'The text field, which also accepts dropped files.' },
    { component: 'MentionField', what: 'The text.' },
    {
      component: 'Attachment',
      what: 'The attached file, with its remove button.',
      when: 'once chosen',
    },
    { part: 'preview', what: 'A chosen video, ready to play.', when: 'with a video' },
    { component: 'TagPicker', what: 'The tags.' },
    { part: 'foot', what: 'The buttons to add a file, the visibility, and “Post”.' },
    { part: 'input', what: 'The browser’s file picker, behind the buttons.' },
    { part: 'means', what: 'An explanation of the visibility.' },
    { part: 'target', what: 'Says that the file can be dropped.', when: 'while dragging over it' },
    { part: 'progress', what: 'The progress, and the button to cancel.', when: 'while sending' },
    { part: 'kept', what: '“Draft kept”.', when: 'once there is text' },
    {
      part: 'other',
      what: 'Says that another tab has a draft of the same post.',
      when: 'if it does',
    },
  ],
  states: [
    { state: 'editing', what: 'The reader is writing.' },
    { state: 'uploading', what: 'The file is uploading, with its percentage.' },
    { state: 'uploaded, creating', what: 'Everything is uploaded, and the server creates the post.' },
    {
      state: 'uploaded, with a failure',
      what: 'The video upload failed: the reason, and a retry that resumes it.',
    },
    { state: 'created', what: 'Published; the composer is empty.' },
    { state: 'cancelled', what: 'Canceled; the text stays.' },
    { state: 'failed', what: 'The reason, the field with the error, and a retry; the text stays.' },
  ],
  keyboard: [
    { keys: ['@'], does: 'In the text: starts a mention.' },
    { keys: ['Tab'], does: 'Moves on to file, tags, visibility and “Post”.' },
  ],
  accessibility: [
    'Added and removed files and the progress are announced.',
    'Everything that can be dropped or pasted can also be chosen by keyboard.',
  ],
  doAndDont: [
    {
      do: 'Reload the feed in `onCreated`.',
      dont: 'Add the post to the list before the server has it.',
    },
    { do: 'Use a separate draft name for each place.', dont: 'Share a draft between feeds.' },
  ],
  synonyms: ['new post', 'status update', 'publisher', 'share box', 'editor', 'write', 'upload'],
  related: ['MentionField', 'TagPicker', 'PostEditDialog', 'TagDialog', 'FileDrop'],
};
