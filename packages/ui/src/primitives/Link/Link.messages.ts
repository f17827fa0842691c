/** Visually hidden text after the text of the link. */
export const linkMessages = { 'link.external': 'opens outside {brand}' } as const;
