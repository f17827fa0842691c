/** English texts shared by all components. */
export const baseTexts = {
  /** Application name, used by every text that contains it. */
  brand: 'Application',
  /** Separator between names, addresses and facts. */
  listSeparator: ', ',
} as const;
