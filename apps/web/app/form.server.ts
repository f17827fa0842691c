import type { RequestFailure } from '@millrace/design-system';
import { data } from 'react-router';

/** Maximum size of a form in bytes, above that of any form of ours. */
const FORM_MAX_SIZE = 20_000;

/**
 * Reads a form that was submitted without JavaScript.
 *
 * @throws An error response if the body is no such form or too large.
 */
export async function readForm(request: Request): Promise<FormData> {
  const length = Number(request.headers.get('Content-Length') ?? Number.NaN);
  const type = request.headers.get('Content-Type') ?? '';
  if (request.method !== 'POST') throw data(null, { status: 405 });
  if (!type.startsWith('application/x-www-form-urlencoded')) throw data(null, { status: 415 });
  if (!(length <= FORM_MAX_SIZE)) throw data(null, { status: 413 });
  return request.formData();
}

/** Returns the text of a field; empty if missing. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Rejection of an API call, with its status and error code. */
export interface Refusal extends RequestFailure {
  status: number;
  code: string | null;
}

interface Reply {
  error?: { error?: string; code?: string; fields?: Record<string, string> } | undefined;
  response: Response;
}

/** Awaits an API call. @returns The rejection; null on success. */
export async function toRefusal(call: Promise<Reply>): Promise<Refusal | null> {
  try {
    const { error, response } = await call;
    if (response.ok) return null;
    return {
      status: response.status,
      code: error?.code ?? null,
      text: error?.error ?? null,
      fields: error?.fields ?? {},
    };
  } catch {
    return { status: 503, code: null, text: null, fields: {} };
  }
}
