import type { EnvironmentName } from '@millrace/domain';

/**
 * Place where a failure was caught: `window` an uncaught error, `rejection` an unhandled promise rejection, `boundary`
 * a React error boundary, `hydration` a mismatch with the server's markup, `navigation` a failed
 * navigation, `request` a failed response.
 */
export type ErrorSource = 'window' | 'rejection' | 'boundary' | 'hydration' | 'navigation' | 'request';

/** Context of a failure, in names from the code only. Never content of a URL or a form. */
export interface FailureContext {
  part: 'browser' | 'web' | 'api';
  noticed: ErrorSource;
  /** Operation or route as named in the code: `getProduct`, `/product/:slugOrId`. Default: omitted. */
  operation?: string | undefined;
  /** Status of the response. Default: omitted. */
  status?: number | undefined;
  /** Request id in the log; omitted unless it is a UUID or a trace id. Default: omitted. */
  requestId?: string | undefined;
  /** User agent of the request. Default: omitted. */
  userAgent?: string | undefined;
}

/** Receiver of failures. */
export interface Monitor {
  /** Sends a report, once per error. Never throws, and never waits. */
  report(error: unknown, context: FailureContext): void;
  /** Waits for pending reports, with a timeout in ms. */
  flush(timeoutMs: number): Promise<void>;
}

/** Destination of reports, and the metadata in them. */
export interface Monitoring {
  dsn: string;
  environment: EnvironmentName;
}

/** A monitor that does nothing. @see OPS-003 */
export const noopMonitor: Monitor = {
  report: () => {},
  flush: () => Promise.resolve(),
};
