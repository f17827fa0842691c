/** How a CSV file is written. */
export interface CsvDialect {
  delimiter: string;
  /** What ends a line; the last of them is counted as a line. */
  lineEnds: readonly string[];
}

const DELIMITERS = [',', ';', '\t', '|'] as const;
const QUOTE = '"';

/**
 * Tells from the beginning of a file how it is written: the delimiter is the one that the first line holds most of,
 * outside quotes.
 *
 * @param delimiter Given by the plan, if so.
 */
export function detectDialect(start: Buffer, delimiter?: string): CsvDialect {
  const lines = start.toString('utf8', 0, 64 * 2 ** 10).replace(/^[\r\n]+/, '');
  // Only files from before 2001 end their lines by a carriage return alone.
  const lineEnds = !lines.includes('\n') && lines.includes('\r') ? ['\r'] : ['\r\n', '\n'];
  return { delimiter: delimiter ?? mostFrequentDelimiter(lines), lineEnds };
}

function mostFrequentDelimiter(lines: string): string {
  const counts = new Map<string, number>(DELIMITERS.map((one) => [one, 0]));
  let quoted = false;
  for (const letter of lines) {
    if (letter === QUOTE) quoted = !quoted;
    if (quoted) continue;
    if (letter === '\n' || letter === '\r') break;
    const count = counts.get(letter);
    if (count !== undefined) counts.set(letter, count + 1);
  }
  return DELIMITERS.reduce((best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best));
}
