import { readFileSync } from 'node:fs';

/** Clock ticks per second of the kernel; the same on every Linux. */
const TICKS_PER_SECOND = 100;

/**
 * Returns the CPU time of a process so far, in microseconds. On a shared machine it is more reliable than wall
 * time.
 *
 * @returns NaN on systems other than Linux.
 */
export function processorTimeUs(pid: number): number {
  try {
    // Skips the process name, which may contain anything and ends with the last parenthesis.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) * 1_000_000) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}
