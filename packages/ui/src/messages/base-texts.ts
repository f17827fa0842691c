/** English texts that stand behind those of every component. */
export const baseTexts = {
  /** The name of the application, in every text that says it. */
  brand: 'Application',
  /** Between names, addresses and facts that follow one another. */
  listSeparator: ', ',
} as const;
