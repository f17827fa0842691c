import { KINDS, type Kind } from './plan';

/** How many things of a kind met which fate. */
export interface Tally {
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
}

/** What became of the lines of one step. */
export interface StepTotals {
  file: string;
  kind: Kind;
  /** Lines that held something, apart from the one that names the columns. */
  lines: number;
  /** Lines that the plan did not want. */
  leftOut: number;
  /** Things that came again further down, where the last one counts. */
  repeated: number;
  warnings: number;
  notes: number;
  /** By the reason: how often, and where first. */
  noteReasons: Map<string, { count: number; firstLine: number }>;
}

/** What became of everything. */
export interface ImportTotals {
  kinds: Record<Kind, Tally>;
  steps: StepTotals[];
  /** Products whose counts had to be brought in line. */
  recounted: number;
  isInterrupted: boolean;
}

/** Nothing yet. */
export const noTotals = (): ImportTotals => ({
  kinds: Object.fromEntries(
    KINDS.map((kind) => [kind, { created: 0, updated: 0, unchanged: 0, refused: 0 }]),
  ) as Record<Kind, Tally>,
  steps: [],
  recounted: 0,
  isInterrupted: false,
});

/** A step before its first line. */
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
