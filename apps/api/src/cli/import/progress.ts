import type { Writable } from 'node:stream';

/** Output for progress: a terminal, or a file or pipe. */
export interface ProgressOutput {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** Progress display of the current file. */
interface Progress {
  start(label: string, bytes: number): void;
  onBytes(bytes: number): void;
  onLine(): void;
  /** Clears the line, so that other output can be written. */
  clear(): void;
}

const TERMINAL_INTERVAL_MS = 100;
const FILE_INTERVAL_MS = 10_000;

/** Number of lines between time checks, which cost more than counting. */
const LINES_BETWEEN_LOOKS = 256;

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/**
 * Shows lines read, lines per second and the share of the file: in place on a terminal, otherwise occasional lines.
 *
 * @param now Time in milliseconds.
 */
export function createProgress(
  output: ProgressOutput,
  now: () => number = () => performance.now(),
): Progress {
  const isTerminal = output.isTTY === true;
  const interval = isTerminal ? TERMINAL_INTERVAL_MS : FILE_INTERVAL_MS;
  let current = { label: '', bytes: 0, read: 0, lines: 0, startedAt: 0 };
  let shownAt = 0;
  let isShown = false;

  const show = (time: number): void => {
    const { label, bytes, read, lines, startedAt } = current;
    const share = bytes === 0 ? 100 : Math.min(100, Math.floor((read / bytes) * 100));
    const rate = lines / Math.max(0.001, (time - startedAt) / 1000);
    const text = `${label}  ${share} %  ${number.format(lines)} lines  ${number.format(rate)}/s`;
    output.write(isTerminal ? `\r\u001b[2K${text}` : `${text}\n`);
    isShown = isTerminal;
    shownAt = time;
  };
  return {
    start: (label, bytes) => {
      current = { label, bytes, read: 0, lines: 0, startedAt: now() };
      // Without a terminal, only slow steps are reported.
      shownAt = now();
    },
    onBytes: (bytes) => {
      current.read += bytes;
      const time = now();
      if (time - shownAt >= interval) show(time);
    },
    onLine: () => {
      current.lines += 1;
      if (current.lines % LINES_BETWEEN_LOOKS !== 0) return;
      const time = now();
      if (time - shownAt >= interval) show(time);
    },
    clear: () => {
      if (isShown) output.write('\r\u001b[2K');
      isShown = false;
    },
  };
}

/**
 * Ignores a closed output pipe, as with `… | head`: the report is lost, but the command runs to its end.
 */
export function ignoreBrokenPipe(output: Writable): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
