/**
 * Normalizes thin and narrow spaces of a formatted date to ordinary ones: Node and browsers differ, and hydration
 * needs the same text on both sides.
 */
export const normalizeSpaces = (date: string): string => date.replace(/[\u2009\u202f]/g, ' ');
