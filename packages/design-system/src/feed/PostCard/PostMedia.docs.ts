import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'What was sent along with a post, or the video that its text links to.',
  whenToUse: ['In a post, below its text: `PostCard` brings it.'],
  whenNotToUse: [
    'A file of a message, or one that is about to be sent: `ChatPane` and `Attachment`.',
    'A medium without a post: `MediaFrame`.',
    'Pages of a document that stands alone: `DocumentViewer`.',
  ],
  anatomy: [
    { component: 'MediaFrame', what: 'Picture, video or document, in a frame that keeps its place.' },
    {
      component: 'Dialog',
      what: 'The picture, as large as the window lets it.',
      when: 'once it is opened',
    },
    { component: 'DocumentViewer', what: 'The pages of a PDF where it stands.', when: 'once it is opened' },
  ],
  states: [
    { state: 'ready', what: 'On a picture that is there.' },
    { state: 'failed', what: 'Says that it did not load, and offers to try again.' },
    { state: 'aria-expanded', what: 'On the link of a PDF: whether its pages are open below it.' },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Shows a picture large, plays a video.' },
    { keys: ['Enter'], does: 'Opens a document, or downloads a presentation.' },
    { keys: ['Escape'], does: 'Closes the large picture and gives the focus back.' },
  ],
  accessibility: [
    'A picture is named by its file, as nobody is asked what it shows.',
    'Documents are links: without scripts they open as the browser opens them.',
    'A video begins at seven tenths of full volume, and never by itself.',
  ],
  doAndDont: [
    {
      do: 'Ask YouTube and Vimeo for nothing before the reader presses.',
      dont: 'Load a player, or its still, with the page.',
    },
    {
      do: 'Offer the viewer of another provider for public posts alone.',
      dont: 'Tell anybody the address of a file that few may read.',
    },
  ],
  synonyms: ['attachment of a post', 'lightbox', 'embedded video', 'PDF in place', 'gallery'],
  related: ['PostCard', 'MediaFrame', 'DocumentViewer', 'Attachment'],
};
