import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Changes a post of one’s own: text, mentions, file, tags, and who sees it.',
  whenToUse: ['“Edit” in the menu of a post, for its author: `PostEditDialogContainer`.'],
  whenNotToUse: ['A new post: `PostComposer`.', 'Its tags alone: `TagDialog`.'],
  anatomy: [
    { component: 'Dialog', what: 'Title, cross, and the form.', when: 'when open' },
    { component: 'PostEditDialog', what: 'The form, and what becomes of the change.', when: 'when open' },
    { part: 'box', what: 'The box that it is written in, as in `PostComposer`.', when: 'when open' },
    { component: 'TagPicker', what: 'What it is tagged with, each with its cross.', when: 'when open' },
  ],
  states: [
    { state: 'editing', what: 'It is changed.' },
    { state: 'uploading, uploaded, creating', what: 'It is on its way, as in `PostComposer`.' },
    { state: 'created', what: 'It is saved; the dialog closes 400 ms later.' },
    { state: 'failed', what: 'Why, and a retry; what was written stands.' },
    {
      state: 'newer',
      what: 'It was edited elsewhere meanwhile: what it is now, to save over or to go on from.',
    },
  ],
  keyboard: [
    { keys: ['Escape'], does: 'Puts a list of names away, else closes; what was changed is kept.' },
    { keys: ['Tab'], does: 'Goes on to file, tags, visibility, “Save” and “Discard changes”.' },
  ],
  accessibility: ['The focus begins in the text, and goes back to where it came from.'],
  doAndDont: [
    { do: 'Keep what is changed when it is closed.', dont: 'Take a press beside it for “Discard changes”.' },
  ],
  synonyms: ['edit', 'change post', 'update', 'modify', 'rewrite'],
  related: ['PostComposer', 'TagDialog', 'TagPicker', 'MentionField', 'Dialog'],
  stage: { kind: 'frame', heightPx: 520 },
};
