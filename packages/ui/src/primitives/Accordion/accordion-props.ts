/** Number of items that may be open: `one` closes the others when one opens; `many` leaves them open. */
export const ACCORDION_MODES = ['one', 'many'] as const;
export type AccordionMode = (typeof ACCORDION_MODES)[number];
