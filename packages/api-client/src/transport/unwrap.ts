import { ApiError } from './api-error';
import { readReplyError, readThrown } from './read-error';

/** Outcome of a call of the client. */
export interface Reply<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/**
 * Returns the data of a call of the client.
 *
 * @example const { Item: product } = await unwrap(client.GET('/api/v1/product/{id}', { params: { path: { id } } }));
 * @throws ApiError when the call failed, or answered a success without the body that the contract promises.
 */
export async function unwrap<Data>(call: Promise<Reply<Data>>): Promise<Data> {
  const { data, response } = await settle(call);
  if (data === undefined) throw new ApiError({ status: response.status, code: 'unreadable' });
  return data;
}

/**
 * Awaits a call whose reply has no content.
 *
 * @throws ApiError when the call failed.
 */
export async function expectNoContent(call: Promise<Reply<unknown>>): Promise<void> {
  await settle(call);
}

/**
 * Awaits a call that links two things, and ignores that they are linked already. Returns false if they were.
 *
 * @throws ApiError when the call failed for another reason.
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
