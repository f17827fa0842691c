import { createMapping, type Item } from './mapping';
import type { Field, ImportStep } from './plan';
import type { Tell } from './report';
import type { Origin } from './rows';
import { openSource, type SourceInfo } from './source/open-source';

/** A line of a step's file with its records. */
export interface StepLine {
  line: number;
  isLeftOut: boolean;
  items: readonly Item[];
  origin: Origin;
  /** Fields that the line fills; others are unchanged. */
  fields: ReadonlySet<Field>;
  tell: Tell;
}

/** Options for reading a step. */
export interface StepReading {
  source: string;
  /** Receives the number of bytes of each chunk. */
  onBytes?: (bytes: number) => void;
  /** Receives unused columns. */
  onUnused?: (columns: readonly string[]) => void;
  /** Receives findings of each line. */
  tellOf: (line: number) => Tell;
}

const NONE: ReadonlySet<Field> = new Set();

/** Reads the file of a step line by line, and reports refusals of whole lines. */
export async function readStep(
  step: ImportStep,
  info: SourceInfo,
  { source, onBytes, onUnused, tellOf }: StepReading,
): Promise<AsyncGenerator<StepLine, void>> {
  const file = await openSource(step, info, onBytes);
  const mapping = createMapping(step, file.columns);
  onUnused?.(mapping.unused);
  const keyed = { source, isKeyed: true };
  const unkeyed = { source, isKeyed: false };
  async function* lines(): AsyncGenerator<StepLine, void> {
    for await (const record of file.records) {
      const { line } = record;
      const tell = tellOf(line);
      const isLeftOut = record.broken === undefined && !mapping.wants(record);
      if (record.broken !== undefined) tell('refused', null, record.broken);
      if (record.broken !== undefined || isLeftOut) {
        yield { line, isLeftOut, items: [], origin: unkeyed, fields: NONE, tell };
        continue;
      }
      if (record.odd !== undefined) tell('warning', null, record.odd);
      const origin = mapping.isKeyed(record) ? keyed : unkeyed;
      yield {
        line,
        isLeftOut,
        items: mapping.items(record, tell),
        origin,
        fields: mapping.fieldsOf(record),
        tell,
      };
    }
  }
  return lines();
}
