import { createMonitor } from './create-monitor';
import type { Monitor, Monitoring } from './monitor';

/** Creates the monitor of a page. Stack frames are reported only for scripts below `/assets/` of its own host. */
export function createBrowserMonitor({ dsn, environment }: Monitoring): Monitor {
  const monitor = createMonitor(dsn, { environment, platform: 'javascript', nameFile });
  return {
    ...monitor,
    report: (error, context) => monitor.report(error, { userAgent: navigator.userAgent, ...context }),
  };
}

function nameFile(file: string): string | null {
  if (!URL.canParse(file)) return null;
  const { origin, pathname } = new URL(file);
  return origin === location.origin && pathname.startsWith('/assets/') ? `app://${pathname}` : null;
}
