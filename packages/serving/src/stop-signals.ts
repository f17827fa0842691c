/**
 * Calls `stop` on the first `SIGTERM` or `SIGINT`; ignores later ones.
 *
 * @param stop Ends all that is open, and the process.
 * @param fail Is told why it could not, and ends the process too.
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
