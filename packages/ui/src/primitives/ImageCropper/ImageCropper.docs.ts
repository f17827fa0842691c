import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Chooses the part of a picture that is kept, always of one aspect.',
  whenToUse: [
    'A product’s or an event’s picture, a portrait, before it is sent: `cropPicture` then cuts it out.',
  ],
  whenNotToUse: [
    'The whole picture is kept: `FileDrop`.',
    'It is only shown in another shape: `MediaFrame` with `ratio` and `fit`.',
  ],
  anatomy: [
    { component: 'ImageCropper', what: 'The group. `ref`, `className` and all attributes land here.' },
    { part: 'label', what: 'The label.' },
    { part: 'view', what: 'The picture, 275 px high, and the area on it.' },
    { part: 'size', what: 'The size of the area in pixels of the picture.' },
    { part: 'hint', what: 'The hint, or the error in its place.', when: 'with `hint`' },
  ],
  states: [
    { state: 'loading', what: 'The picture is not there yet.' },
    { state: 'ready', what: 'The area can be moved and sized.' },
    { state: 'failed', what: 'Says that the picture cannot be shown.' },
    { state: 'invalid', what: 'With `error`.' },
  ],
  keyboard: [
    { keys: ['Arrow keys'], does: 'Move the area.' },
    { keys: ['Shift + Arrow keys'], does: 'Size it.' },
    { keys: ['Alt + Arrow keys'], does: 'By one pixel.' },
  ],
  accessibility: [
    'The area is one stop of the keyboard, and its name says what the keys do; corners are for pointers.',
    'Where it stands and how large it is are announced after each step.',
    'What it cuts is in pixels of the picture itself, whatever size it is shown at.',
  ],
  doAndDont: [
    {
      do: 'Choose the aspect of the place where it will stand.',
      dont: 'Let any shape be cut and squeeze it later.',
    },
    { do: 'Begin with an area that most keep.', dont: 'Ask for a crop where the middle would do.' },
  ],
  synonyms: ['crop', 'photo editor', 'resize', 'cutout', 'avatar upload', 'react-image-crop'],
  related: ['FileDrop', 'MediaFrame', 'Dialog'],
};
