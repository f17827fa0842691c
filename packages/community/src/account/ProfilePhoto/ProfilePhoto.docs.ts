import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'One’s own photo, and the way to another: chosen, cropped, and sent at once.',
  whenToUse: ['Where somebody sees their own profile: `ProfilePhotoContainer`.'],
  whenNotToUse: ['It is somebody else: `Avatar`.', 'Files are kept until a form is sent: `FileDrop`.'],
  anatomy: [
    { component: 'ProfilePhoto', what: 'Photo, button, and what became of the change.' },
    { component: 'Avatar', what: 'The photo, the preview while it is sent, or the initials.' },
    { part: 'input', what: 'The browser’s own choice of a file, behind the button.' },
    {
      component: 'Dialog',
      what: '`SelectPhotoDialog`: the part that is shown.',
      when: 'once a file is chosen',
    },
    { component: 'ImageCropper', what: 'The square that is kept.', when: 'once a file is chosen' },
  ],
  states: [
    { state: 'idle', what: 'The photo as it is.' },
    { state: 'uploading', what: 'Preview and spinner.' },
    { state: 'uploaded', what: 'The new photo stands, and is said to.' },
    { state: 'failed', what: 'The former photo stands again; says why.' },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'On the button: chooses a file.' },
    { keys: ['Arrow keys'], does: 'In the dialog: move the square; with Shift they size it.' },
    { keys: ['Escape'], does: 'Closes the dialog, and nothing is changed.' },
  ],
  accessibility: ['What becomes of the upload is said as it happens.'],
  doAndDont: [
    { do: 'Send the cropped photo at once.', dont: 'Make it wait for the form beside it.' },
    { do: 'Offer it to the owner alone.', dont: 'Disable it for others: leave it out.' },
  ],
  synonyms: ['avatar upload', 'picture', 'profile image', 'portrait', 'change photo'],
  related: ['Avatar', 'SelectPhotoDialog', 'ImageCropper', 'FileDrop', 'Dialog'],
};
