import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: '“Select a Photo”: one picture, and the part of it that is shown.',
  whenToUse: [
    'A picture of a product, the logo or the cover of a company: from a button that only members have.',
    'A photo was chosen already, and the part is left to choose: pass it as `file`.',
  ],
  whenNotToUse: [
    'Files that are kept as they are: `FileDrop`.',
    'One’s own photo: `ProfilePhoto`, which uses it.',
  ],
  anatomy: [
    { component: 'Dialog', what: 'Title, cross, and the buttons.', when: 'when open' },
    {
      component: 'FileDrop',
      what: 'Takes one JPEG or PNG, and says why others are refused.',
      when: 'until one is chosen',
    },
    { component: 'ImageCropper', what: 'The part that is kept.', when: 'once a file is chosen' },
    { component: 'Notice', what: 'Uploaded, or why not.', when: 'when it was sent' },
  ],
  states: [
    { state: 'idle', what: 'A file or its part is to be chosen.' },
    { state: 'IN_PROGRESS', what: 'It is on its way.' },
    { state: 'COMPLETED', what: 'It has arrived; the host closes it 1200 ms later.' },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'On the choice of a file: opens the browser’s own.' },
    { keys: ['Arrow keys'], does: 'Move the part; with Shift they size it.' },
    { keys: ['Escape'], does: 'Closes it, and nothing is changed.' },
  ],
  accessibility: ['Place and size of the part are said as they change.'],
  doAndDont: [
    {
      do: 'Send original and part both, so that another part can be cut later.',
      dont: 'Send the part alone.',
    },
    { do: 'Close it by `useSave`.', dont: 'Close it before the server has answered.' },
  ],
  synonyms: ['upload', 'crop', 'image', 'picture', 'logo', 'cover', 'photo'],
  related: ['ProfilePhoto', 'ImageCropper', 'FileDrop', 'Dialog'],
  stage: { kind: 'frame', heightPx: 560, shows: 'default' },
};
