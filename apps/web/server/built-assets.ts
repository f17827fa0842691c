import { type RequestHandler, Router } from 'express';
import helmet from 'helmet';
import sirv from 'sirv';

/** Cache lifetime of a year: the names contain a content hash. */
const MAX_AGE_S = 365 * 24 * 60 * 60;

/**
 * Serves the build's assets, precompressed. Unknown paths are 404.
 *
 * @param folder Absolute path of the built assets.
 */
export function builtAssets(folder: string): RequestHandler {
  const files = Router();
  files.use(helmet.crossOriginResourcePolicy({ policy: 'same-site' }));
  files.use(sirv(folder, { immutable: true, maxAge: MAX_AGE_S, brotli: true, gzip: true, etag: true }));
  files.use((_request, response) => {
    response.sendStatus(404);
  });
  return files;
}
