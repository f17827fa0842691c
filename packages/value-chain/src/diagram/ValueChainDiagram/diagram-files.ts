/** Export formats of a diagram: a table of the open places, or the drawing. */
export const DIAGRAM_FILES = ['csv', 'svg'] as const;
export type DiagramFile = (typeof DIAGRAM_FILES)[number];
