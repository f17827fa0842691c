import { KINDS, type Kind } from './plan';

/** Numbers of records of a kind by result. */
export interface Tally {
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
}

/** Results of a step. */
export interface StepTotals {
  file: string;
  kind: Kind;
  /** Non-empty lines without the header. */
  lines: number;
  /** Lines that the plan's filter rejected. */
  leftOut: number;
  /** Duplicates, of which the last one counts. */
  repeated: number;
  warnings: number;
  notes: number;
  /** Number and first occurrence of notes by reason. */
  noteReasons: Map<string, { count: number; firstLine: number }>;
}

/** Results of the whole run. */
export interface ImportTotals {
  kinds: Record<Kind, Tally>;
  steps: StepTotals[];
  /** Number of products with corrected counts. */
  recounted: number;
  isInterrupted: boolean;
}

/** Empty totals. */
export const noTotals = (): ImportTotals => ({
  kinds: Object.fromEntries(
    KINDS.map((kind) => [kind, { created: 0, updated: 0, unchanged: 0, refused: 0 }]),
  ) as Record<Kind, Tally>,
  steps: [],
  recounted: 0,
  isInterrupted: false,
});

/** Initial totals of a step. */
export const noStepTotals = (file: string, kind: Kind): StepTotals => ({
  file,
  kind,
  lines: 0,
  leftOut: 0,
  repeated: 0,
  warnings: 0,
  notes: 0,
  noteReasons: new Map(),
});
