/** Primary is filled and used once per view; danger is outlined and fills on hover. */
export const BUTTON_TONES = ['primary', 'secondary', 'quiet', 'danger'] as const;
export type ButtonTone = (typeof BUTTON_TONES)[number];
