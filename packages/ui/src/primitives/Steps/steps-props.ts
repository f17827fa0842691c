/** Where a step stands in the course of things. */
export const STEP_STATES = ['done', 'current', 'upcoming'] as const;
export type StepState = (typeof STEP_STATES)[number];

export interface StepItem {
  id: string;
  name: string;
  /** One short fact more. */
  detail?: string;
  /** Where it leads, for steps that one can go back to. */
  href?: string;
}
