import { VIDEO_RETRY_DELAYS_MS } from '@millrace/domain';
import type { DetailedError } from 'tus-js-client';
import { ApiError, isApiError } from '../transport/api-error';
import type { Client } from '../transport/client';
import { readReplyError, readThrown } from '../transport/read-error';
import { expectNoContent, unwrap } from '../transport/unwrap';
import type { components } from '../types';
import { forgetUpload, keepUpload, keptUpload } from './kept-uploads';
import type { Upload } from './upload';
import { VideoUploadError } from './video-upload-error';

type VideoUpload = components['schemas']['VideoUpload'];

/** Chunk size of an upload: keeps requests short and below the limits of proxies. */
const PART_BYTES = 16 * 2 ** 20;

/** Progress when all bytes are sent; the rest follows when the server confirms. */
const SENT_SHARE = 0.99;

/**
 * Completed uploads that no reply has confirmed yet. A call whose reply was lost is retried with the same upload:
 * the server may have used it already, and would then no longer know it.
 */
const whole = new WeakMap<File, { client: Client; id: string }>();

/**
 * Uploads a video by tus to the address that the server gives, and resumes where it stopped: after a lost connection,
 * when called again, and after a reload once the same file is chosen again. If aborted by its signal, the server
 * deletes what it has received.
 *
 * @returns The id by which a post references it, valid for a day.
 * @throws VideoUploadError After the last retry, or if the server refuses the video.
 * @see FEED-032, FEED-033
 */
export async function uploadVideo(client: Client, file: File, upload: Upload): Promise<string> {
  const sent = whole.get(file);
  if (sent?.client === client) {
    upload.onProgress?.(1);
    return sent.id;
  }
  try {
    const id = await sendWhole(client, file, upload);
    whole.set(file, { client, id });
    return id;
  } catch (thrown) {
    const error = readThrown(thrown);
    if (error.code === 'aborted') await giveUp(client, file);
    else if (isRefusal(error)) forgetUpload(client.baseUrl, file);
    throw error.code === 'aborted' ? error : new VideoUploadError(error);
  }
}

/** Forgets an upload that a post uses now. */
export function forgetVideo(client: Client, file: File | undefined): void {
  if (!file) return;
  whole.delete(file);
  forgetUpload(client.baseUrl, file);
}

async function sendWhole(client: Client, file: File, upload: Upload): Promise<string> {
  const kept = keptUpload(client.baseUrl, file);
  if (kept && (await isResumed(client, kept, file, upload))) return kept.id;
  const begun = await begin(client, file, upload);
  keepUpload(client.baseUrl, file, begun);
  await send(client, begun, file, upload);
  return begun.id;
}

/** Resumes an earlier upload. @returns False if the server no longer has it. */
async function isResumed(client: Client, kept: VideoUpload, file: File, upload: Upload): Promise<boolean> {
  try {
    await send(client, kept, file, upload);
    return true;
  } catch (thrown) {
    if (!isApiError(thrown) || !(thrown.status === 404 || thrown.status === 410)) throw thrown;
    forgetUpload(client.baseUrl, file);
    return false;
  }
}

async function begin(client: Client, { name, type, size }: File, { signal }: Upload): Promise<VideoUpload> {
  const body = { name, type: type || typeOfName(name), size };
  return (await unwrap(client.POST('/api/v1/feed/video', { body, ...(signal && { signal }) }))).Item;
}

/** Fallback for systems without a type for it; the server inspects the content anyway. */
const typeOfName = (name: string): string => (/\.webm$/i.test(name) ? 'video/webm' : 'video/mp4');

/** Sends the bytes that the server does not have yet. */
async function send(
  client: Client,
  { upload_url, store }: VideoUpload,
  file: File,
  { onProgress, signal }: Upload,
): Promise<void> {
  // Loaded on demand, because few members upload videos.
  const tus = await import('tus-js-client');
  signal?.throwIfAborted();
  // Our own storage authenticates by session or token; another host gets no credentials.
  const knows = store === 'own' && upload_url.startsWith(`${client.baseUrl}/`);
  const { authorization } = client;
  await new Promise<void>((resolve, reject) => {
    const sending = new tus.Upload(file, {
      uploadUrl: upload_url,
      headers: knows && authorization !== null ? { Authorization: authorization } : {},
      retryDelays: [...VIDEO_RETRY_DELAYS_MS],
      chunkSize: PART_BYTES,
      // Uploads are stored by this module, with their ids.
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        const xhr: unknown = request.getUnderlyingObject();
        if (typeof XMLHttpRequest !== 'undefined' && xhr instanceof XMLHttpRequest)
          xhr.withCredentials = knows && authorization === null;
      },
      onProgress: (sent, total) => onProgress?.((sent / total) * SENT_SHARE),
      onSuccess: () => {
        onProgress?.(1);
        resolve();
      },
      onError: (error) => reject(toApiError(error)),
    });
    signal?.addEventListener(
      'abort',
      () => {
        void sending.abort();
        reject(signal.reason);
      },
      { once: true },
    );
    sending.start();
  });
}

/** Cancels an upload, so that the server need not store it for a day. */
async function giveUp(client: Client, file: File): Promise<void> {
  const kept = keptUpload(client.baseUrl, file);
  forgetUpload(client.baseUrl, file);
  if (!kept) return;
  // If this call fails, the upload expires by itself.
  await expectNoContent(
    client.DELETE('/api/v1/feed/video/{id}', { params: { path: { id: kept.id } } }),
  ).catch(() => {});
}

function toApiError(error: Error | DetailedError): ApiError {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  if (status < 200) return new ApiError({ code: 'offline', cause: error });
  return readReplyError(new Response(null, { status }), parsed(response?.getBody() ?? ''));
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

/** True if a retry would be refused again. */
const isRefusal = ({ status }: ApiError): boolean => status === 413 || status === 415;
