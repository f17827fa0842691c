import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { CheckedAddress } from './page-address';

/** Maximum header size; Node closes the connection beyond it. */
const HEADERS_MAX_BYTES = 64 * 2 ** 10;

/**
 * Requests a page from the checked addresses and no others.
 *
 * @param accept Value of the `Accept` header.
 * @returns The response head; the body is still to be read.
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
