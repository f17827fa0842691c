import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A video that the provider was told of. */
export interface ProvidedVideo {
  name: string;
  size: number;
  privacy: string;
  bytes: Buffer;
}

/** Stands in for a video provider: makes places for videos and takes their bytes by tus, as Vimeo does. */
export interface VideoProvider {
  url: string;
  videos: Map<string, ProvidedVideo>;
  /** The methods and addresses that it was asked for with its token, in order. */
  asked: string[];
  /** What it answers in place of anything else; null is as usual. */
  failsWith: number | null;
  close(): Promise<void>;
}

/** Starts a provider. @param token The one that may make places for videos. */
export async function startVideoProvider(token: string): Promise<VideoProvider> {
  const videos = new Map<string, ProvidedVideo>();
  let made = 76_979_870;
  const server = createServer((req, res) => {
    answer(req, res).catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: VideoProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    videos,
    asked: [],
    failsWith: null,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<ServerResponse> {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part);
    const body = Buffer.concat(parts);
    if (req.headers.authorization) provider.asked.push(`${req.method} ${req.url}`);
    if (provider.failsWith !== null) return reply(res, provider.failsWith);
    const [, , id = ''] = (req.url ?? '').split(/[/?]/);
    if (req.url?.startsWith('/files/')) return takeBytes(req, res, videos.get(id), body);
    if (req.headers.authorization !== `bearer ${token}`) return reply(res, 401);
    if (req.method === 'POST' && req.url === '/me/videos') {
      const { upload, name, privacy } = JSON.parse(body.toString());
      if (upload.approach !== 'tus') return reply(res, 400);
      // Never one that was given out before.
      made += 1;
      videos.set(String(made), {
        name,
        size: Number(upload.size),
        privacy: privacy.view,
        bytes: Buffer.alloc(0),
      });
      return reply(res, 200, {
        uri: `/videos/${made}`,
        link: `https://vimeo.com/${made}/8272103f6e`,
        upload: { approach: 'tus', status: 'in_progress', upload_link: `${provider.url}/files/${made}` },
      });
    }
    const video = videos.get(id);
    if (!video) return reply(res, 404, { error: 'The requested video could not be found' });
    if (req.method === 'DELETE') {
      videos.delete(id);
      return reply(res, 204);
    }
    const status = video.bytes.length === video.size ? 'complete' : 'in_progress';
    return reply(res, 200, { upload: { status } });
  }
  return provider;
}

function takeBytes(
  req: IncomingMessage,
  res: ServerResponse,
  video: ProvidedVideo | undefined,
  body: Buffer,
): ServerResponse {
  // Another host has no business with our members' sessions.
  if (!video || req.headers.cookie) return reply(res, 404);
  if (req.headers['tus-resumable'] !== '1.0.0') return reply(res, 412);
  if (req.method === 'PATCH') {
    if (Number(req.headers['upload-offset']) !== video.bytes.length) return reply(res, 409);
    video.bytes = Buffer.concat([video.bytes, body]);
  }
  res.setHeader('Tus-Resumable', '1.0.0');
  res.setHeader('Upload-Offset', video.bytes.length);
  res.setHeader('Upload-Length', video.size);
  return reply(res, req.method === 'HEAD' ? 200 : 204);
}

function reply(res: ServerResponse, status: number, json?: object): ServerResponse {
  res.statusCode = status;
  if (json) res.setHeader('Content-Type', 'application/vnd.vimeo.video+json');
  return res.end(json && JSON.stringify(json));
}
