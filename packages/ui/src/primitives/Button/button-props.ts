/** Primary is filled and stands once in a view; danger is bordered and fills under the pointer. */
export const BUTTON_TONES = ['primary', 'secondary', 'quiet', 'danger'] as const;
export type ButtonTone = (typeof BUTTON_TONES)[number];
