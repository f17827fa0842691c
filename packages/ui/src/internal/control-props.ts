/** Heights of controls: 32, 36 and 48 px; 44 and more on touch. The word means the same everywhere. */
export const CONTROL_SIZES = ['small', 'medium', 'large'] as const;
export type ControlSize = (typeof CONTROL_SIZES)[number];

/** As wide as its content, or as the line. */
export const CONTROL_WIDTHS = ['content', 'full'] as const;
export type ControlWidth = (typeof CONTROL_WIDTHS)[number];

/** Whether what names something is seen, or only heard. */
export const LABEL_VISIBILITIES = ['shown', 'hidden'] as const;
export type LabelVisibility = (typeof LABEL_VISIBILITIES)[number];
