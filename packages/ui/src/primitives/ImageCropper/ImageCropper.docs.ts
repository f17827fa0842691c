import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Selects the visible part of a picture, always with one aspect ratio.',
  whenToUse: [
    'A picture of a product, an event or a person, before the upload: `cropPicture` then cuts it out.',
  ],
  whenNotToUse: [
    'The whole picture is kept: `FileDrop`.',
    'Only the display changes: `MediaFrame` with `ratio` and `fit`.',
  ],
  anatomy: [
    { component: 'ImageCropper', what: 'The group. Takes `ref`, `className` and all attributes.' },
    { part: 'label', what: 'The label.' },
    { part: 'view', what: 'The picture, 275 px high, with the crop area.' },
    { part: 'size', what: 'The size of the area in pixels of the picture.' },
    { part: 'hint', what: 'The hint, or the error in its place.', when: 'with `hint`' },
  ],
  states: [
    { state: 'loading', what: 'The picture is still loading.' },
    { state: 'ready', what: 'The area can be moved and resized.' },
    { state: 'failed', what: 'Says that the picture can’t be shown.' },
    { state: 'invalid', what: 'With `error`.' },
  ],
  keyboard: [
    { keys: ['Arrow keys'], does: 'Move the area.' },
    { keys: ['Shift + Arrow keys'], does: 'Size it.' },
    { keys: ['Alt + Arrow keys'], does: 'Moves by one pixel.' },
  ],
  accessibility: [
    'The area is a single tab stop whose name explains the keys; the corners are for pointers.',
    'Position and size are announced after each step.',
    'The crop is in pixels of the original picture, whatever its displayed size.',
  ],
  doAndDont: [
    {
      do: 'Choose the aspect ratio of the place where it will be shown.',
      dont: 'Allow any shape and distort it later.',
    },
    { do: 'Start with an area that most people keep.', dont: 'Ask for a crop if the center is good enough.' },
  ],
  synonyms: ['crop', 'photo editor', 'resize', 'cutout', 'avatar upload', 'react-image-crop'],
  related: ['FileDrop', 'MediaFrame', 'Dialog'],
};
