/** Heights of controls: 32, 36 and 48 px; at least 44 on touch. Same names in all components. */
export const CONTROL_SIZES = ['small', 'medium', 'large'] as const;
export type ControlSize = (typeof CONTROL_SIZES)[number];

/** Width: that of the content, or of the container. */
export const CONTROL_WIDTHS = ['content', 'full'] as const;
export type ControlWidth = (typeof CONTROL_WIDTHS)[number];

/** Visibility of a label: shown, or for screen readers only. */
export const LABEL_VISIBILITIES = ['shown', 'hidden'] as const;
export type LabelVisibility = (typeof LABEL_VISIBILITIES)[number];
