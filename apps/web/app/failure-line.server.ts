import { isRouteErrorResponse } from 'react-router';

/**
 * What the log is told of a failure.
 *
 * Of an answer only the status: the error that React Router keeps with one that it made itself quotes the address, in
 * which somebody may have typed a name or an e-mail address.
 */
export function failureLine(error: unknown, method: string): string {
  if (isRouteErrorResponse(error)) return `${method} ${error.status} ${error.statusText}`.trimEnd();
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
