/** What a diagram is saved as: the open places as a table, or the drawing. */
export const DIAGRAM_FILES = ['csv', 'svg'] as const;
export type DiagramFile = (typeof DIAGRAM_FILES)[number];
