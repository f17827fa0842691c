import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A picture, a video or a document that somebody added, in a frame that keeps its shape.',
  whenToUse: [
    'What a post, an activity or an event carries: picture, video, YouTube, Vimeo, PDF, presentation.',
    'Where nothing may move while it loads, when it fails, and while there is none.',
  ],
  whenNotToUse: [
    'A drawing made from name and sector, or a logo: `Art`.',
    'A picture with a numbered caption: put it into a `Figure`.',
    'A person: `Avatar`.',
  ],
  anatomy: [
    { component: 'MediaFrame', what: 'The frame of the ratio; `data-kind` says what it holds.' },
    { part: 'image', what: 'A picture.' },
    { part: 'video', what: 'A video file, with the browser’s own controls.', when: 'for a video' },
    {
      part: 'poster',
      what: 'The button with a still of ours, in place of a player of others.',
      when: 'for YouTube and Vimeo',
    },
    { part: 'player', what: 'The player, which takes its place and the focus.', when: 'once pressed' },
    {
      part: 'document',
      what: 'A tile of its own height: what it is, how large, and the way to it.',
      when: 'for documents',
    },
    { part: 'name', what: 'Name of the file.', when: 'for documents' },
    { part: 'meta', what: 'Kind and size.', when: 'for documents' },
    { part: 'none', what: 'Words in place of what nobody has added.', when: 'without media' },
    { part: 'broken', what: 'What did not load, and the way to try again.', when: 'when it failed' },
  ],
  states: [
    { state: 'loading', what: 'On picture and video: the frame has its shape already.' },
    { state: 'ready', what: 'It is there.' },
    { state: 'broken', what: 'Says so, and tries again on a press.' },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Starts an embedded video, or tries again.' },
    { keys: ['Enter'], does: 'Opens a document.' },
  ],
  accessibility: [
    'A picture has `alt`; videos and players are named by `title`. The button says “Play”, the title and whom it asks.',
    'Nobody else learns that the page was read until the reader presses; the players are asked to keep no record.',
    'A press on “Try again” leaves the focus on the frame, while the picture is on its way.',
    'Captions are WebVTT files of whoever uploaded the video; the first is on by default.',
  ],
  doAndDont: [
    {
      do: 'Store a still on your own host and pass it as `poster`.',
      dont: 'Load the still from the provider.',
    },
    {
      do: 'Choose the ratio of the place: the same for all in a list.',
      dont: 'Take `ratio="own"` where pictures stand side by side.',
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
