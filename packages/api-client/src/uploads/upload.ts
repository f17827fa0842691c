// Programs without a DOM read this source for its types.
/// <reference lib="dom" />

/** What the caller of an upload wants to know of it, and how it is stopped. */
export interface Upload {
  /** Called as bytes go out, with the share that is sent: 0 to 1. It is 1 while the server works on what it has. */
  onProgress?: ((share: number) => void) | undefined;
  /** Stops it; the call then fails with `aborted`. */
  signal?: AbortSignal | undefined;
}

/** Sends a form in place of a request's own body, whose method, address, headers and credentials stand. */
export type SendForm = (request: Request, form: FormData, upload: Upload) => Promise<Response>;

/** Sends a form by `fetch`, which tells nothing on the way: for servers, and for a host's own `fetch`. */
export const sendByFetch =
  (fetch: (request: Request) => Promise<Response>): SendForm =>
  async (request, _, { onProgress }) => {
    const response = await fetch(request);
    onProgress?.(1);
    return response;
  };

/** Sends a form by `XMLHttpRequest`: `fetch` still has no way to tell how much of a body is sent. */
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
      // The boundary between the fields is the browser's own, and another one than the request's.
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

/** Statuses whose replies may have no body, as `Response` insists. */
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
