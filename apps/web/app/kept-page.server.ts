import { Transform } from 'node:stream';
import type { AppLoadContext } from 'react-router';

type Keeping = AppLoadContext['keeping'];

/**
 * The kept page, where the API failed the one that was asked for: one that says so, and one that has holes. Null where
 * the page is good, or where none is kept.
 */
export function keptInstead({ apiFailed, kept }: Keeping, status: number): Response | null {
  if (!kept || !apiFailed || (status !== 200 && status < 500)) return null;
  kept.shown();
  return new Response(kept.html(), { status: 200, headers: kept.headers() });
}

/**
 * A stream that passes a page on, and has it kept once all of it has gone by and nothing was missing.
 *
 * @param status Asked for at the end, as a failure may come late.
 * @param headers Of the page, as they are when it ends.
 */
export function rememberPage(keeping: Keeping, status: () => number, headers: Headers): Transform {
  const chunks: Buffer[] = [];
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (keeping.mayKeep) chunks.push(chunk);
      done(null, chunk);
    },
    flush(done) {
      if (status() === 404 || status() === 410) keeping.forget();
      else if (keeping.mayKeep && status() === 200 && !keeping.apiFailed) {
        keeping.keep(Buffer.concat(chunks).toString('utf8'), headers);
      }
      done();
    },
  });
}
