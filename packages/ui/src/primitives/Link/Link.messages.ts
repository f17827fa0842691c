/** Read after the text of the link. */
export const linkMessages = { 'link.external': 'outside {brand}' } as const;
