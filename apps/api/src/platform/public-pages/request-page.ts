import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { CheckedAddress } from './page-address';

/** As long as headers may be; Node ends the connection at a longer one. */
const HEADERS_MAX_BYTES = 64 * 2 ** 10;

/**
 * Asks for a page at the address that was checked, and nowhere else.
 *
 * @param accept What is taken.
 * @returns Its head; the body is still to be read.
 */
export function requestPage(
  { url, found }: CheckedAddress,
  accept: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const options: RequestOptions = {
    method: 'GET',
    agent: false,
    signal,
    lookup: pinnedTo(found),
    maxHeaderSize: HEADERS_MAX_BYTES,
    headers: {
      Accept: accept,
      'Accept-Encoding': 'identity',
      'User-Agent': 'MillracePreflight/1.0',
    },
  };
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    send(url, options, resolve).on('error', reject).end();
  });
}

const pinnedTo =
  (found: CheckedAddress['found']): LookupFunction =>
  (host, options, done) => {
    const [first] = found;
    if (options.all) done(null, [...found]);
    else if (first) done(null, first.address, first.family);
    else done(new Error(`${host} was not found.`), '', 0);
  };
