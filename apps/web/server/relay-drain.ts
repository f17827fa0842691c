import { EventEmitter } from 'node:events';
import type { RequestHandler } from 'express';

type Listener = Parameters<EventEmitter['on']>[1];

/**
 * Makes `drain` listeners of a compressed response removable. `compression` forwards `on` to its stream, but neither
 * `off` nor `once`, so that every wait of React Router for a slow reader would leave one behind. Here its stream gets
 * a single listener. Must follow `compression()`.
 *
 * @see https://github.com/expressjs/compression/issues/135
 */
export const relayDrain = (): RequestHandler => (_request, response, next) => {
  const drains = new EventEmitter();
  const add = response.on.bind(response);
  const remove = response.off.bind(response);
  let isRelayed = false;
  response.on = response.addListener = (type: string | symbol, listener: Listener) => {
    if (type !== 'drain') return add(type, listener);
    if (!isRelayed) add('drain', () => drains.emit('drain'));
    isRelayed = true;
    drains.on('drain', listener);
    return response;
  };
  response.off = response.removeListener = (type: string | symbol, listener: Listener) => {
    if (type !== 'drain') return remove(type, listener);
    drains.off('drain', listener);
    return response;
  };
  next();
};
