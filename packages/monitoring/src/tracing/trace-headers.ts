import {
  type Context,
  createTraceState,
  isSpanContextValid,
  type TextMapGetter,
  type TextMapPropagator,
  type TextMapSetter,
  trace,
} from '@opentelemetry/api';

const PARENT = 'traceparent';
const STATE = 'tracestate';

// Later versions may append fields after the flags; version ff is invalid.
const FORMAT = /^(?!ff)([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-.*)?$/;

/** Propagates traces between processes by W3C headers. @see https://www.w3.org/TR/trace-context/ */
export class TraceHeaders implements TextMapPropagator {
  inject<Carrier>(context: Context, carrier: Carrier, setter: TextMapSetter<Carrier>): void {
    const span = trace.getSpanContext(context);
    if (!span || !isSpanContextValid(span)) return;
    const flags = span.traceFlags.toString(16).padStart(2, '0');
    setter.set(carrier, PARENT, `00-${span.traceId}-${span.spanId}-${flags}`);
    if (span.traceState) setter.set(carrier, STATE, span.traceState.serialize());
  }

  extract<Carrier>(context: Context, carrier: Carrier, getter: TextMapGetter<Carrier>): Context {
    const [, version, traceId = '', spanId = '', flags = ''] =
      FORMAT.exec(first(getter.get(carrier, PARENT))) ?? [];
    const state = first(getter.get(carrier, STATE));
    const span = {
      traceId,
      spanId,
      traceFlags: Number.parseInt(flags, 16),
      isRemote: true,
      ...(state && { traceState: createTraceState(state) }),
    };
    return version !== undefined && isSpanContextValid(span) ? trace.setSpanContext(context, span) : context;
  }

  fields(): string[] {
    return [PARENT, STATE];
  }
}

/** A repeated header is ambiguous, so it is ignored. */
const first = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');
