import {
  createEventEnvelope,
  createTransport,
  getEnvelopeEndpointWithUrlEncodedAuth,
  makeDsn,
} from '@sentry/core';
import { failureEvent, type Sender } from './failure-event';
import type { Monitor } from './monitor';

// The service would otherwise store the sender's IP address, which is the visitor's.
const PROGRAM = { name: 'millrace.monitoring', version: '1', settings: { infer_ip: 'never' as const } };

/**
 * Creates a monitor that sends every failure, without sampling, by `fetch`. There is no retry if the service is
 * unreachable; a requested pause (rate limit) is respected.
 *
 * @see OPS-003
 */
export function createMonitor(dsn: string, sender: Sender): Monitor {
  const target = makeDsn(dsn);
  if (!target) throw new Error('The DSN was not read with readDsn.');
  const url = getEnvelopeEndpointWithUrlEncodedAuth(target, undefined, PROGRAM);
  const transport = createTransport({ recordDroppedEvent: () => {} }, async ({ body }) => {
    const reply = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      // Copied, as the envelope's bytes may be in shared memory.
      body: typeof body === 'string' ? body : new Uint8Array(body),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    return {
      statusCode: reply.status,
      headers: {
        'x-sentry-rate-limits': reply.headers.get('X-Sentry-Rate-Limits'),
        'retry-after': reply.headers.get('Retry-After'),
      },
    };
  });
  // Deduplicated: router, React and window may report the same error.
  const reported = new WeakSet<object>();
  return {
    report(error, context) {
      if (typeof error === 'object' && error !== null) {
        if (reported.has(error)) return;
        reported.add(error);
      }
      try {
        const envelope = createEventEnvelope(failureEvent(error, context, sender), target, { sdk: PROGRAM });
        transport.send(envelope).then(undefined, () => {});
      } catch {
        // Failing to report must not cause another failure.
      }
    },
    async flush(timeoutMs) {
      await transport.flush(timeoutMs);
    },
  };
}
