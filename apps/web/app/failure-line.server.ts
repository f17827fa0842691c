import { isRouteErrorResponse } from 'react-router';

/**
 * Returns the log line of an error. For a response it has only the status: React Router's own errors quote the
 * address, which may contain typed names or e-mail addresses.
 */
export function failureLine(error: unknown, method: string): string {
  if (isRouteErrorResponse(error)) return `${method} ${error.status} ${error.statusText}`.trimEnd();
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
