import type { EnvironmentName } from '@millrace/domain';
import type { Event } from '@sentry/core';
import { describeError, type ErrorDescription } from './describe-error';
import type { FailureContext } from './monitor';
import type { NameFile } from './stack-places';

/** Description of the reporting program. */
export interface Sender {
  environment: EnvironmentName;
  platform: 'javascript' | 'node';
  nameFile: NameFile;
}

/** A UUID or a trace id: an arbitrary value from a client could contain anything. */
const REQUEST_ID = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;
const OPERATION = /^[\w/:?*.{}-]{1,120}$/;
const MAX_USER_AGENT = 256;

/**
 * Creates the report of a failure. It contains only the fields listed here; nothing of the page, the request or the
 * process is added automatically.
 *
 * @see GAP-105
 */
export function failureEvent(error: unknown, context: FailureContext, sender: Sender): Event {
  const described = describeError(error, sender.nameFile);
  const { part, noticed, operation = '', status, requestId = '', userAgent } = context;
  const code = described.find((one) => one.code)?.code;
  return {
    event_id: crypto.randomUUID().replaceAll('-', ''),
    timestamp: Date.now() / 1000,
    platform: sender.platform,
    level: 'error',
    environment: sender.environment,
    ...(OPERATION.test(operation) && { transaction: operation }),
    tags: {
      part,
      noticed,
      ...(status !== undefined && { status }),
      ...(code && { code }),
      ...(REQUEST_ID.test(requestId) && { request: requestId }),
    },
    // The service expects the innermost cause first, and each stack outermost first.
    exception: { values: described.map(exception).reverse() },
    ...(userAgent && { request: { headers: { 'User-Agent': userAgent.slice(0, MAX_USER_AGENT) } } }),
  };
}

function exception({ type, message, places }: ErrorDescription) {
  const frames = places.map((place) => ({ ...place, in_app: !place.filename.includes('node_modules/') }));
  return {
    type,
    value: message,
    ...(frames.length > 0 && { stacktrace: { frames: frames.reverse() } }),
    mechanism: { type: 'generic', handled: false },
  };
}
