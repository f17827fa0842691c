import type { PGlite } from '@electric-sql/pglite';
import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { ClientBase } from 'pg';

/** Receives each executed statement. */
export type QueryWatcher = (isDone: boolean, seconds: number) => void;

type Query = (statement: unknown, ...rest: unknown[]) => unknown;

interface Client {
  query: Query;
}

const tracer = trace.getTracer('millrace.db');

/** Measures statements of a database, by a span and for the observer. */
export class QueryWatch {
  watcher: QueryWatcher | null = null;

  /** Statements waiting for the embedded engine, which runs one at a time. */
  get waiting(): number {
    return Math.max(0, this.asked - 1);
  }

  /** Statements and transactions requested of the embedded engine and not finished. */
  private asked = 0;

  /** Watches a PostgreSQL connection. */
  client(client: ClientBase): void {
    this.watch(client as unknown as Client);
  }

  /** Watches the embedded engine and its transactions. */
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
      // PostgreSQL's pool uses a callback, all others a promise.
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

/** Records the SQL text; values are separate and left out. */
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
