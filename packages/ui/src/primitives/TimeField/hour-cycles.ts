/** Hours of a day's half, or of the day. */
export const HOUR_CYCLES = [12, 24] as const;
export type HourCycle = (typeof HOUR_CYCLES)[number];
