/** Name of the platform, for use in all messages. */
export const brandMessages = { brand: 'Millrace' } as const;
