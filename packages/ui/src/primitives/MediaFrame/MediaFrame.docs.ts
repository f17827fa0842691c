import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A picture, video or document from a user, in a frame with a fixed shape.',
  whenToUse: [
    'The attachment of a post, an activity or an event: picture, video, YouTube, Vimeo, PDF, presentation.',
    'Where nothing may move while it loads, if it fails, and if there is none.',
  ],
  whenNotToUse: [
    'An illustration generated from name and sector, or a logo: `Art`.',
    'A picture with a numbered caption: put it into a `Figure`.',
    'A person: `Avatar`.',
  ],
  anatomy: [
    { component: 'MediaFrame', what: 'The frame with the ratio; `data-kind` is the kind of content.' },
    { part: 'image', what: 'A picture.' },
    { part: 'video', what: 'A video file, with the browser’s own controls.', when: 'for a video' },
    {
      part: 'poster',
      what: 'The play button with our own poster, instead of a third-party player.',
      when: 'for YouTube and Vimeo',
    },
    { part: 'player', what: 'The player, which replaces it and gets the focus.', when: 'once pressed' },
    {
      part: 'document',
      what: 'A tile with its own height: kind, size, and the link.',
      when: 'for documents',
    },
    { part: 'name', what: 'Name of the file.', when: 'for documents' },
    { part: 'meta', what: 'Kind and size.', when: 'for documents' },
    { part: 'none', what: 'A text in place of missing content.', when: 'without media' },
    { part: 'broken', what: 'What failed to load, and a retry.', when: 'after a failure' },
  ],
  states: [
    { state: 'loading', what: 'On picture and video: the frame already has its shape.' },
    { state: 'ready', what: 'It is there.' },
    { state: 'broken', what: 'Says so, and retries on a press.' },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Plays an embedded video, or retries.' },
    { keys: ['Enter'], does: 'Opens a document.' },
  ],
  accessibility: [
    'A picture has `alt`; videos and players are named by `title`. The button says “Play”, the title and the provider.',
    'Third parties learn nothing before the reader presses play; players are asked not to track.',
    'Pressing “Try again” keeps the focus on the frame while the picture loads.',
    'Captions are WebVTT files by the uploader; the first is on by default.',
  ],
  doAndDont: [
    {
      do: 'Store a poster on your own host and pass it as `poster`.',
      dont: 'Load the poster from the provider.',
    },
    {
      do: 'Choose the ratio of the place: the same for all in a list.',
      dont: 'Use `ratio="own"` where pictures are side by side.',
    },
  ],
  synonyms: [
    'image',
    'video player',
    'YouTube',
    'Vimeo',
    'embed',
    'PDF',
    'attachment',
    'aspect ratio',
    'iframe',
  ],
  related: ['Art', 'Figure', 'Progress'],
};
