import type { Logger } from 'pino';
import type { VimeoConfig } from '../../../platform/config';
import { VideosUnavailableError } from '../../../platform/errors';
import { TUS_VERSION } from './tus-server';
import type { VideoStore } from './video-store';

/** Timeout of calls to Vimeo. */
const PATIENCE_MS = 15_000;

const MEDIA_TYPE = 'application/vnd.vimeo.*+json;version=3.4';

/**
 * Stores videos at Vimeo: our token creates an upload, and the member's browser sends the bytes directly to Vimeo.
 * Videos are unlisted, because anyone could find a private post's otherwise.
 *
 * @see https://developer.vimeo.com/api/upload/videos#resumable-approach
 */
export function vimeoVideoStore({ accessToken, apiUrl }: VimeoConfig, log: Logger): VideoStore {
  const ask = async (method: string, address: string, body?: object): Promise<Response> => {
    const reply = await fetch(address, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
      headers: {
        Accept: MEDIA_TYPE,
        Authorization: `bearer ${accessToken}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => fail(error));
    if (reply.ok || reply.status === 404) return reply;
    await reply.body?.cancel();
    return fail(new Error(`Vimeo answered ${method} with ${reply.status}.`));
  };
  const fail = (error: unknown): never => {
    log.warn({ err: error }, 'the video provider failed');
    throw new VideosUnavailableError();
  };
  return {
    kind: 'vimeo',
    async begin({ name, bytes }) {
      const reply = await ask('POST', `${apiUrl}/me/videos`, {
        upload: { approach: 'tus', size: String(bytes) },
        name: name.replace(/\.[^.]*$/u, ''),
        privacy: { view: 'unlisted', embed: 'public', download: false },
      });
      const made = readVideo(await bodyOf(reply));
      return made ?? fail(new Error('Vimeo answered no place for a video.'));
    },
    async arrived({ place, uploadUrl, link, bytes }) {
      if (link === null || uploadUrl === null) return null;
      const reply = await ask('GET', `${apiUrl}${place}?fields=upload.status`);
      const video = reply.ok ? await bodyOf(reply) : null;
      const status = (video?.upload as { status?: unknown } | undefined)?.status;
      // Vimeo reports completion with a delay after the last byte.
      const isThere =
        status === 'complete' || (status === 'in_progress' && (await sentTo(uploadUrl)) === bytes);
      return isThere ? { kind: 'link', link } : null;
    },
    async remove({ place }) {
      await (await ask('DELETE', `${apiUrl}${place}`)).body?.cancel();
    },
  };
}

/** Returns the offset of an upload; null if unknown. */
async function sentTo(uploadUrl: string): Promise<number | null> {
  const reply = await fetch(uploadUrl, {
    method: 'HEAD',
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'error',
    headers: { 'Tus-Resumable': TUS_VERSION },
  }).catch(() => null);
  const offset = reply?.ok ? reply.headers.get('Upload-Offset') : null;
  return offset ? Number(offset) : null;
}

/** Parses a response; null if it has another form. */
async function bodyOf(answer: Response): Promise<Readonly<Record<string, unknown>> | null> {
  const body: unknown = await answer.json().catch(() => null);
  return typeof body === 'object' && body !== null ? { ...body } : null;
}

function readVideo(answer: Readonly<Record<string, unknown>> | null) {
  const { uri, link, upload } = answer ?? {};
  const { upload_link: uploadUrl } = (upload ?? {}) as Record<string, unknown>;
  if (typeof uri !== 'string' || !/^\/videos\/\d+/.test(uri)) return null;
  if (!isAddress(link) || !isAddress(uploadUrl)) return null;
  return { place: uri, link, uploadUrl };
}

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
