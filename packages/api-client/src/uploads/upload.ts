// Programs without a DOM read this source for its types.
/// <reference lib="dom" />

/** Options of an upload: progress and cancellation. */
export interface Upload {
  /** Called with the sent share, 0 to 1. It is 1 while the server processes the upload. */
  onProgress?: ((share: number) => void) | undefined;
  /** Cancels it; the call then fails with `aborted`. */
  signal?: AbortSignal | undefined;
}

/** Sends a form with a request's method, address, headers and credentials, in place of its body. */
export type SendForm = (request: Request, form: FormData, upload: Upload) => Promise<Response>;

/** Sends a form by `fetch`, without progress: for servers, and for a custom `fetch` of the host. */
export const sendByFetch =
  (fetch: (request: Request) => Promise<Response>): SendForm =>
  async (request, _, { onProgress }) => {
    const response = await fetch(request);
    onProgress?.(1);
    return response;
  };

/** Sends a form by `XMLHttpRequest`, because `fetch` does not report upload progress. */
export const sendByXhr: SendForm = (request, form, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const xhr = new XMLHttpRequest();
    const stop = () => xhr.abort();
    signal?.addEventListener('abort', stop, { once: true });
    xhr.open(request.method, request.url);
    xhr.responseType = 'blob';
    xhr.withCredentials = request.credentials === 'include';
    request.headers.forEach((value, name) => {
      // The browser sets its own multipart boundary, which differs from the request's.
      if (name.toLowerCase() !== 'content-type') xhr.setRequestHeader(name, value);
    });
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    xhr.upload.onload = () => onProgress?.(1);
    xhr.onload = () => resolve(toResponse(xhr));
    xhr.onerror = () => reject(new TypeError('The form could not be sent.'));
    xhr.onabort = () => reject(signal?.reason ?? new DOMException('Stopped', 'AbortError'));
    xhr.onloadend = () => signal?.removeEventListener('abort', stop);
    xhr.send(form);
  });

/** Statuses for which `Response` forbids a body. */
const BODYLESS = [204, 205, 304];

function toResponse(xhr: XMLHttpRequest): Response {
  const { status, statusText } = xhr;
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const end = line.indexOf(':');
    if (end > 0) headers.append(line.slice(0, end).trim(), line.slice(end + 1).trim());
  }
  return new Response(BODYLESS.includes(status) ? null : xhr.response, { status, statusText, headers });
}
