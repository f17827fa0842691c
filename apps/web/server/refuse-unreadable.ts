import { namesOneHost } from '@millrace/serving';
import type { RequestHandler } from 'express';

/** Refuses requests from which no page can be told: of a host that is none or of two, and those that ask to be repeated. */
export const refuseUnreadable = (): RequestHandler => (request, response, next) => {
  if (!namesOneHost(request)) {
    response.status(400).type('text/plain').send('Bad Request');
  } else if (request.method === 'TRACE') {
    response.status(405).set('Allow', 'GET, HEAD, POST').type('text/plain').send('Method Not Allowed');
  } else {
    next();
  }
};
