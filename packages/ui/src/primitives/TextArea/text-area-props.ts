/** Initial rows of a growing text area. */
export const TEXT_AREA_ROWS = [1, 2, 3, 4, 5, 6, 8, 10] as const;
export type TextAreaRows = (typeof TEXT_AREA_ROWS)[number];

/** Maximum rows of a growing text area, which then scrolls. */
export const TEXT_AREA_MAX_ROWS = [4, 6, 8, 10, 12, 16, 24] as const;
export type TextAreaMaxRows = (typeof TEXT_AREA_MAX_ROWS)[number];

/** Resizing by hand. */
export const TEXT_AREA_RESIZES = ['none', 'vertical'] as const;
export type TextAreaResize = (typeof TEXT_AREA_RESIZES)[number];
