export const imageCropperMessages = {
  'imageCropper.area':
    'Crop area. Use the arrow keys to move it, and Shift with the arrow keys to resize it.',
  'imageCropper.size': '{width, number} × {height, number} px',
  'imageCropper.place':
    '{width, number} by {height, number} pixels, {x, number} from the left and {y, number} from the top',
  'imageCropper.failed': 'We couldn’t show this picture.',
} as const;
