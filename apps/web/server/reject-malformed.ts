import { hasValidHostHeader } from '@millrace/serving';
import type { RequestHandler } from 'express';

/** Rejects requests with a missing, double or malformed Host header (400), and TRACE (405). */
export const rejectMalformed = (): RequestHandler => (request, response, next) => {
  if (!hasValidHostHeader(request)) {
    response.status(400).type('text/plain').send('Bad Request');
  } else if (request.method === 'TRACE') {
    response.status(405).set('Allow', 'GET, HEAD, POST').type('text/plain').send('Method Not Allowed');
  } else {
    next();
  }
};
