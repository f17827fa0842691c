/**
 * A date as the platform writes it, with ordinary spaces in place of thin and narrow ones: which it takes differs between
 * Node and browsers, and what the server wrote must be what the page writes once it is taken over.
 */
export const normalizeSpaces = (date: string): string => date.replace(/[\u2009\u202f]/g, ' ');
