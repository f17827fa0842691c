/** 12-hour or 24-hour clock. */
export const HOUR_CYCLES = [12, 24] as const;
export type HourCycle = (typeof HOUR_CYCLES)[number];
