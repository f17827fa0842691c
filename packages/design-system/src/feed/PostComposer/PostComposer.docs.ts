import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Where a post is written: a text with mentions, one file, tags, and who sees it.',
  whenToUse: [
    'At the head of a feed that members write to: `PostComposerContainer`.',
    'With `context` on the feed of a product or company, which is then always tagged.',
  ],
  whenNotToUse: [
    'A post is there already: `PostEditDialog`.',
    'Only its tags are to be changed: `TagDialog`.',
    'Visitors: leave it out; nothing can be posted without a session.',
  ],
  anatomy: [
    { component: 'PostComposer', what: 'The form, and what becomes of the post.' },
    { part: 'box', what: 'The box that it is written in, and that files are dropped on.' },
    { component: 'MentionField', what: 'The text.' },
    {
      component: 'Attachment',
      what: 'The file that goes along, with its cross.',
      when: 'once one is chosen',
    },
    { part: 'preview', what: 'A video that was chosen, to be played.', when: 'with a video' },
    { component: 'TagPicker', what: 'The tags.' },
    { part: 'foot', what: 'The buttons that add a file, who sees it, and “Post”.' },
    { part: 'input', what: 'The browser’s own choice of a file, behind the buttons.' },
    { part: 'means', what: 'What the visibility means.' },
    { part: 'target', what: 'Says that a file can be dropped.', when: 'while one is dragged over it' },
    { part: 'progress', what: 'How far it is, and the way to stop it.', when: 'while it is sent' },
    { part: 'kept', what: '“Draft kept”.', when: 'once something is written' },
    {
      part: 'other',
      what: 'Says that another window has a draft of the same.',
      when: 'while it has',
    },
  ],
  states: [
    { state: 'editing', what: 'It is written.' },
    { state: 'uploading', what: 'Its file goes out: how much of it, in figures.' },
    { state: 'uploaded, creating', what: 'All has gone out, and the server makes a post of it.' },
    {
      state: 'uploaded, with a failure',
      what: 'The video could not be sent: why, and a retry that goes on from where it stopped.',
    },
    { state: 'created', what: 'It is posted, and the box is empty.' },
    { state: 'cancelled', what: 'It was stopped; what was written stands.' },
    { state: 'failed', what: 'Why, what is wrong with which field, and a retry; what was written stands.' },
  ],
  keyboard: [
    { keys: ['@'], does: 'In the text: begins a mention.' },
    { keys: ['Tab'], does: 'Goes on to file, tags, visibility and “Post”.' },
  ],
  accessibility: [
    'What was added and removed is said, and so is how far the post is.',
    'Whatever can be dropped or pasted can be chosen by key as well.',
  ],
  doAndDont: [
    {
      do: 'Read the feed anew in `onCreated`.',
      dont: 'Put the post into the list before the server has it.',
    },
    { do: 'Give each place a name of its own for drafts.', dont: 'Share one draft between feeds.' },
  ],
  synonyms: ['new post', 'status update', 'publisher', 'share box', 'editor', 'write', 'upload'],
  related: ['MentionField', 'TagPicker', 'PostEditDialog', 'TagDialog', 'FileDrop'],
};
