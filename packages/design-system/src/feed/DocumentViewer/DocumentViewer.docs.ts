import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The pages of a document, where it stands: read, searched and enlarged without leaving the page.',
  whenToUse: [
    '`DocumentViewerContainer` for a PDF: it loads pdf.js with the first document that is opened, and reads the file with the reader’s session.',
    '`DocumentViewer` with pages that something else draws.',
    '`DocumentsProvider` once around an application: it says where the files of pdf.js are served.',
  ],
  whenNotToUse: [
    'A document that nobody has opened yet: a tile of `MediaFrame` asks for nothing.',
    'Presentations: they are downloaded, or opened in the viewer that the host names.',
  ],
  anatomy: [
    { component: 'DocumentViewer', what: 'The frame; its height is its own, and pages scroll within.' },
    { part: 'bar', what: 'What turns and enlarges pages, downloads the file and closes it.' },
    { part: 'count', what: 'Which page is seen, of how many.', when: 'when ready' },
    { part: 'zoom', what: 'How large pages are; 100 % is as wide as there is room.', when: 'when ready' },
    { part: 'pages', what: 'What scrolls. It is reached by key.' },
    { part: 'page', what: 'A page: named by its number, drawn while it is near.', when: 'when ready' },
    { part: 'words', what: 'The words of a page, over their picture.', when: 'when ready' },
  ],
  states: [
    { state: 'loading', what: 'How much has arrived, where that is known.' },
    {
      state: 'error',
      what: 'It asks for a password, can’t be read, is not there, or did not arrive: then with a retry.',
    },
    { state: 'ready', what: 'The pages.' },
  ],
  keyboard: [
    { keys: ['PageDown', 'PageUp'], does: 'Scrolls by a window.' },
    { keys: ['ArrowRight', 'ArrowLeft'], does: 'Goes to the next and the previous page.' },
    { keys: ['Home', 'End'], does: 'Goes to the first and the last page.' },
    { keys: ['+', '-', '0'], does: 'Enlarges, makes smaller, and goes back to the width of the room.' },
  ],
  accessibility: [
    'Words lie over the picture of each page, so that they are read aloud, found and copied; the picture itself is silent.',
    'Each page is a group that is named by its number.',
    'A PDF that is a mere scan has no words: the download is always there.',
  ],
  doAndDont: [
    {
      do: 'Serve the files of `pdfjs-dist`, of the version that is installed, from the page’s own origin and name the place in `DocumentsProvider`.',
      dont: 'Name a worker of another origin or version: browsers refuse the one, pdf.js the other.',
    },
    {
      do: "Allow `worker-src 'self'`, and `connect-src` for the host of the files.",
      dont: 'Allow `unsafe-eval`: nothing here asks for it.',
    },
  ],
  synonyms: ['PDF', 'preview', 'reader', 'pages', 'pdf.js', 'document', 'DocumentsProvider', 'zoom'],
  related: ['MediaFrame', 'PostCard', 'Dialog'],
};
