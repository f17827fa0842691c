/**
 * Calls `stop` on the first `SIGTERM` or `SIGINT`; ignores later ones.
 *
 * @param stop Closes everything, and ends the process.
 * @param fail Receives the error if `stop` fails, and ends the process too.
 */
export function onStopSignals(
  stop: (signal: NodeJS.Signals) => Promise<void>,
  fail: (error: unknown) => void,
): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      stop(signal).catch(fail);
    });
  }
}
