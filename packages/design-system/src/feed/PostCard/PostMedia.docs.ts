import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The attachment of a post, or the video that its text links to.',
  whenToUse: ['In a post, below its text; part of `PostCard`.'],
  whenNotToUse: [
    'A file of a message, or before sending: `ChatPane` and `Attachment`.',
    'Media without a post: `MediaFrame`.',
    'The pages of a separate document: `DocumentViewer`.',
  ],
  anatomy: [
    { component: 'MediaFrame', what: 'Picture, video or document, in a frame with a fixed size.' },
    {
      component: 'Dialog',
      what: 'The picture, as large as the window allows.',
      when: 'once opened',
    },
    { component: 'DocumentViewer', what: 'The pages of a PDF, in place.', when: 'once opened' },
  ],
  states: [
    { state: 'ready', what: 'On a loaded picture.' },
    { state: 'failed', what: 'Says that loading failed, and offers a retry.' },
    { state: 'aria-expanded', what: 'On the link of a PDF: whether its pages are open below.' },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Enlarges a picture, plays a video.' },
    { keys: ['Enter'], does: 'Opens a document, or downloads a presentation.' },
    { keys: ['Escape'], does: 'Closes the enlarged picture and returns the focus.' },
  ],
  accessibility: [
    'A picture is named by its file, because authors don’t describe it.',
    'Documents are links: without scripts the browser opens them.',
    'Videos start at 70% volume, and never automatically.',
  ],
  doAndDont: [
    {
      do: 'Request nothing from YouTube and Vimeo before the reader presses play.',
      dont: 'Load a player or its poster with the page.',
    },
    {
      do: 'Offer other sites’ viewers only for public posts.',
      dont: 'Reveal the URL of a private file to other sites.',
    },
  ],
  synonyms: ['attachment of a post', 'lightbox', 'embedded video', 'PDF in place', 'gallery'],
  related: ['PostCard', 'MediaFrame', 'DocumentViewer', 'Attachment'],
};
