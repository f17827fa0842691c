import { createMonitor } from './create-monitor';
import type { Monitor, Monitoring } from './monitor';

/** Reports of a page. Places are told in the scripts below `/assets/` of its own host, and in no others. */
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
