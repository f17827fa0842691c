import type { ErrorSource, Monitor, Monitoring } from '@millrace/monitoring';

/** Reports a failure that the page has noticed. */
export type ReportFailure = (error: unknown, noticed: ErrorSource, operation?: string) => void;

/**
 * Reports uncaught errors, unhandled rejections and those passed to the returned function. The reporter is loaded on
 * the first error, after the page.
 *
 * @param monitoring Null disables it, at no cost for the page.
 * @see OPS-003
 */
export function reportFailures(monitoring: Monitoring | null): ReportFailure {
  if (!monitoring) return () => {};
  const isLeaving = trackUnload();
  let loading: Promise<Monitor> | undefined;
  const report: ReportFailure = (error, noticed, operation) => {
    if (isExpected(error) || (isLeaving() && error instanceof TypeError)) return;
    loading ??= afterLoad().then(() => loadMonitor(monitoring));
    loading.then(
      (monitor) => monitor.report(error, { part: 'browser', noticed, operation }),
      // The network or the release's chunk is unavailable.
      () => {},
    );
  };
  window.addEventListener('error', ({ error }) => report(error, 'window'));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason, 'rejection'));
  return report;
}

async function loadMonitor(monitoring: Monitoring): Promise<Monitor> {
  const { createBrowserMonitor } = await import('@millrace/monitoring/browser');
  return createBrowserMonitor(monitoring);
}

function afterLoad(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });
}

/**
 * Tracks whether the page is unloading: Firefox then aborts requests, which fail like network errors. An interaction
 * means that the reader stayed.
 */
function trackUnload(): () => boolean {
  let isLeaving = false;
  window.addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  for (const sign of ['pageshow', 'pointerdown', 'keydown'] as const) {
    window.addEventListener(
      sign,
      () => {
        isLeaving = false;
      },
      true,
    );
  }
  return () => isLeaving;
}

/** True for expected errors: aborted requests, offline, API refusals, error pages. */
function isExpected(error: unknown): boolean {
  // Errors of cross-origin scripts and extensions are opaque.
  if (typeof error !== 'object' || error === null) return error === null || error === undefined;
  if ('name' in error && error.name === 'AbortError') return true;
  return 'status' in error && typeof error.status === 'number' && error.status < 500;
}
