import { readFileSync } from 'node:fs';

/** What the kernel counts in; the same on every Linux, whatever the machine. */
const TICKS_PER_SECOND = 100;

/**
 * How much processor time a process has taken so far, in microseconds. It tells more than the clock where others use
 * the machine as well.
 *
 * @returns NaN on other systems than Linux.
 */
export function processorTimeUs(pid: number): number {
  try {
    // After the name, which may hold anything but ends with the last parenthesis.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) * 1_000_000) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}
