import type { EnvironmentName } from '@millrace/domain';

/**
 * Where a failure was caught: `window` an error that nothing caught, `rejection` a promise that nobody waited for, `boundary`
 * a view that could not be drawn, `hydration` a page that differs from what the server sent, `navigation` a page that
 * could not be led to, `request` a reply that failed.
 */
export type ErrorSource = 'window' | 'rejection' | 'boundary' | 'hydration' | 'navigation' | 'request';

/** Where something failed, in names that stand in our code. Never what an address or a form held. */
export interface FailureContext {
  part: 'browser' | 'web' | 'api';
  noticed: ErrorSource;
  /** The call or the route as the code names it: `getProduct`, `/product/:slugOrId`. Default not said. */
  operation?: string | undefined;
  /** Of the reply. Default not said. */
  status?: number | undefined;
  /** By which the log names the request; one that is neither a UUID nor a trace's id is left out. Default not said. */
  requestId?: string | undefined;
  /** The browser that asked. Default not said. */
  userAgent?: string | undefined;
}

/** Who is told of failures. */
export interface Monitor {
  /** Sends a report, of each error once. Never throws, and never waits. */
  report(error: unknown, context: FailureContext): void;
  /** Waits for reports under way, for so many ms at most. */
  flush(timeoutMs: number): Promise<void>;
}

/** Where reports go to, and what they say they come from. */
export interface Monitoring {
  dsn: string;
  environment: EnvironmentName;
}

/** Does nothing. @see OPS-003 */
export const noopMonitor: Monitor = {
  report: () => {},
  flush: () => Promise.resolve(),
};
