import type { ErrorSource, Monitor, Monitoring } from '@millrace/monitoring';

/** Tells of a failure that the page noticed. */
export type Notice = (error: unknown, noticed: ErrorSource, operation?: string) => void;

/**
 * Begins to tell of failures: of those that `window` hears of, and of those that the returned function is called with.
 * What sends the reports is loaded with the first of them, and never before the page is.
 *
 * @param monitoring Null for nobody, which costs the page nothing.
 * @see OPS-003
 */
export function watchFailures(monitoring: Monitoring | null): Notice {
  if (!monitoring) return () => {};
  const isLeaving = watchLeaving();
  let loading: Promise<Monitor> | undefined;
  const notice: Notice = (error, noticed, operation) => {
    if (isForeseen(error) || (isLeaving() && error instanceof TypeError)) return;
    loading ??= afterLoad().then(() => loadMonitor(monitoring));
    loading.then(
      (monitor) => monitor.report(error, { part: 'browser', noticed, operation }),
      // The network is away, or the release is: there is nobody to tell.
      () => {},
    );
  };
  window.addEventListener('error', ({ error }) => notice(error, 'window'));
  window.addEventListener('unhandledrejection', ({ reason }) => notice(reason, 'rejection'));
  return notice;
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
 * Notices that the page is being left: Firefox gives up then what is still on its way, which fails like a network that
 * is away. Whoever stays all the same goes on with a press.
 */
function watchLeaving(): () => boolean {
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

/** Not failures of ours: what was given up, a visitor who is offline, a refusal of the API, a page that says so. */
function isForeseen(error: unknown): boolean {
  // A script of another origin, or an extension's: the browser tells nothing of it.
  if (typeof error !== 'object' || error === null) return error === null || error === undefined;
  if ('name' in error && error.name === 'AbortError') return true;
  return 'status' in error && typeof error.status === 'number' && error.status < 500;
}
