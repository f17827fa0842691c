import type { PGlite } from '@electric-sql/pglite';
import { Turn } from '../turn';

interface Client {
  query: (...asked: never[]) => Promise<unknown>;
}

/**
 * Lets the event loop turn between statements of the embedded engine, which runs in this thread and resolves its
 * promises without it: a long import would otherwise keep the server from accepting requests until its end.
 */
export function yieldToRequests(engine: PGlite): void {
  const turn = new Turn();
  const yielding = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      if (turn.isOver()) await turn.next();
    }
  };
  const wrap = (client: Client): void => {
    const query = client.query.bind(client);
    client.query = (...asked) => yielding(query(...asked));
  };
  wrap(engine as unknown as Client);
  const begin = engine.transaction.bind(engine);
  engine.transaction = (work) =>
    yielding(
      begin((tx) => {
        wrap(tx as unknown as Client);
        return work(tx);
      }),
    );
}
