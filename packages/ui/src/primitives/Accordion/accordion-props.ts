/** How many may be open: `one` closes the others, and may itself be closed; `many` leaves them. */
export const ACCORDION_MODES = ['one', 'many'] as const;
export type AccordionMode = (typeof ACCORDION_MODES)[number];
