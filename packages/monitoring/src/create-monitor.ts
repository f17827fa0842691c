import {
  createEventEnvelope,
  createTransport,
  getEnvelopeEndpointWithUrlEncodedAuth,
  makeDsn,
} from '@sentry/core';
import { failureEvent, type Sender } from './failure-event';
import type { Monitor } from './monitor';

// The service would add the address of whoever sends a report, which is the visitor's.
const PROGRAM = { name: 'millrace.monitoring', version: '1', settings: { infer_ip: 'never' as const } };

/**
 * A monitor that sends every failure, none left out by chance, by `fetch`. A service that can't be reached is not
 * tried again; one that asks for a pause gets it.
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
      // A copy, as the envelope's bytes may lie in memory that is shared.
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
  // Several may notice the same error: the router, React, the window.
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
        // A failure that can't be told of must not become a second failure.
      }
    },
    async flush(timeoutMs) {
      await transport.flush(timeoutMs);
    },
  };
}
