/** The name of the platform, in every text that says it. */
export const brandMessages = { brand: 'Millrace' } as const;
