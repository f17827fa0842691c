export const imageCropperMessages = {
  'imageCropper.area':
    'Area of the picture that is kept. Arrow keys move it, arrow keys with Shift change its size.',
  'imageCropper.size': '{width, number} × {height, number} px',
  'imageCropper.place':
    '{width, number} by {height, number} pixels, {x, number} from the left and {y, number} from the top',
  'imageCropper.failed': 'The picture cannot be shown.',
} as const;
