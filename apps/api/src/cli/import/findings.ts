import type { Field, Kind } from './kinds';

/**
 * How bad it is. `refused`: the thing was not imported. `warning`: it was, without the field named.
 * `note`: it was, and somebody may like to know.
 */
type Level = 'refused' | 'warning' | 'note';

/** Something to say about a line. */
export interface Finding {
  level: Level;
  kind: Kind;
  file: string;
  /** The line in CSV and NDJSON, the entry in a JSON array; both from 1. */
  line: number;
  /** `null` when it is about the whole line. */
  field: Field | null;
  reason: string;
  /** What stood there, cut to a readable length. */
  value: string | null;
}

/** Says something about the line in hand. */
export type Tell = (level: Level, field: Field | null, reason: string, value?: string) => void;
