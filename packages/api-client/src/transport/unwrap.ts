import { ApiError } from './api-error';
import { readReplyError, readThrown } from './read-error';

/** Result of a call of the client. */
export interface Reply<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/**
 * Returns the data of a call of the client.
 *
 * @example const { Item: product } = await unwrap(client.GET('/api/v1/product/{id}', { params: { path: { id } } }));
 * @throws ApiError if the call failed, or succeeded without the body that the contract specifies.
 */
export async function unwrap<Data>(call: Promise<Reply<Data>>): Promise<Data> {
  const { data, response } = await settle(call);
  if (data === undefined) throw new ApiError({ status: response.status, code: 'unreadable' });
  return data;
}

/**
 * Awaits a call without a response body.
 *
 * @throws ApiError if the call failed.
 */
export async function expectNoContent(call: Promise<Reply<unknown>>): Promise<void> {
  await settle(call);
}

/**
 * Awaits a call that links two entries, and ignores an existing link. Returns false if it existed.
 *
 * @throws ApiError if the call failed for another reason.
 */
export async function ignoreAlreadyLinked(call: Promise<Reply<unknown>>): Promise<boolean> {
  try {
    await settle(call);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'already_linked') return false;
    throw error;
  }
}

async function settle<Data>(call: Promise<Reply<Data>>): Promise<Reply<Data>> {
  const reply = await call.catch((thrown: unknown) => {
    throw readThrown(thrown);
  });
  if (!reply.response.ok) throw readReplyError(reply.response, reply.error);
  return reply;
}
