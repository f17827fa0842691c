/** State of a step. */
export const STEP_STATES = ['done', 'current', 'upcoming'] as const;
export type StepState = (typeof STEP_STATES)[number];

export interface StepItem {
  id: string;
  name: string;
  /** Additional short fact. */
  detail?: string;
  /** URL, for steps that the user can go back to. */
  href?: string;
}
