import type { PGlite } from '@electric-sql/pglite';
import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { ClientBase } from 'pg';

/** Is told of each statement that was run. */
export type QueryWatcher = (isDone: boolean, seconds: number) => void;

type Query = (statement: unknown, ...rest: unknown[]) => unknown;

interface Client {
  query: Query;
}

const tracer = trace.getTracer('millrace.db');

/** Sees how long each statement of a database takes: by a span, and for whoever watches. */
export class QueryWatch {
  watcher: QueryWatcher | null = null;

  /** How much waits for the embedded engine, which does one thing at a time. */
  get waiting(): number {
    return Math.max(0, this.asked - 1);
  }

  /** Statements and transactions that the embedded engine was asked for and is not done with. */
  private asked = 0;

  /** Watches a connection to PostgreSQL. */
  client(client: ClientBase): void {
    this.watch(client as unknown as Client);
  }

  /** Watches the embedded engine, and what runs in its transactions. */
  engine(engine: PGlite): void {
    this.watch(engine as unknown as Client);
    const query = engine.query;
    engine.query = (...asked) => this.counted(query(...asked));
    const begin = engine.transaction.bind(engine);
    engine.transaction = (work) =>
      this.counted(
        begin((tx) => {
          this.watch(tx as unknown as Client);
          return work(tx);
        }),
      );
  }

  private counted<T>(work: Promise<T>): Promise<T> {
    this.asked += 1;
    return work.finally(() => {
      this.asked -= 1;
    });
  }

  private watch(client: Client): void {
    const query = client.query.bind(client);
    client.query = (statement, ...rest) => {
      const span = startSpan(statement);
      const startedAt = performance.now();
      const end = (failure?: unknown): void => {
        this.watcher?.(!failure, (performance.now() - startedAt) / 1000);
        if (failure) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
      // The pool of PostgreSQL is told by a callback, everybody else by a promise.
      const told = rest.at(-1);
      if (typeof told === 'function') {
        const tell = (error: unknown, ...result: unknown[]): void => {
          end(error);
          told(error, ...result);
        };
        return query(statement, ...rest.slice(0, -1), tell);
      }
      const result = query(statement, ...rest) as Promise<unknown>;
      result.then(() => end(), end);
      return result;
    };
  }
}

/** A statement is told as it was written: its values are apart from it, and stay out. */
function startSpan(statement: unknown): Span {
  const span = tracer.startSpan('query', { kind: SpanKind.CLIENT });
  if (span.isRecording()) {
    const text = typeof statement === 'string' ? statement : String((statement as { text: string }).text);
    const operation = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
    span.updateName(operation);
    span.setAttributes({
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text,
    });
  }
  return span;
}
