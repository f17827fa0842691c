import { drawArt } from '@millrace/art';
import { parseArtPath, slugify } from '@millrace/domain';
import type { CardDrawing } from '@millrace/widgets';
import sharp, { type SharpOptions } from 'sharp';
import type { Site } from '../site';

/** Time-out for uploads, in ms; the client retries the card. */
const UPLOAD_TIMEOUT_MS = 4_000;

/** Limits for uploads in bytes and pixels, both above those of the API. */
const FILE_MAX_BYTES = 20 * 2 ** 20;
const DOTS_MAX = 50_000_000;

/** Size of the picture area of a card, in device pixels. */
const ROOM = { width: 598, height: 692 };

/** DPI at which a 300 px drawing fills the picture area. */
const DRAWING_DENSITY = 72 * 2.4;

type Hosts = Pick<Site, 'webUrl' | 'apiUrl' | 'apiInternalUrl'>;

/** A picture of a card. */
export interface CardPicture {
  data: Uint8Array;
  /** True for one of our drawings, for which a small palette suffices. */
  isDrawing: boolean;
}

/**
 * Loads a card's picture: one of our drawings in the card's theme, or an upload. No other address is requested (SSRF).
 * Missing or invalid pictures are replaced by the drawing of the name.
 *
 * @throws If an upload is temporarily unavailable, as the rendered card is cached and would keep the replacement.
 */
export async function readCardPicture(
  address: string,
  { theme, title, hosts }: Pick<CardDrawing, 'theme'> & { title: string; hosts: Hosts },
): Promise<CardPicture> {
  const file = fileAddress(address, hosts);
  const uploaded = file && (await readUpload(file));
  if (uploaded) return { data: uploaded, isDrawing: false };
  const isOurs = address.startsWith(`${hosts.webUrl}/art/`);
  const subject = isOurs ? parseArtPath(new URL(address).pathname) : null;
  const drawn = drawArt(subject ?? { slug: slugify(title), sector: null, kind: 'plate' }, theme);
  return { data: await fitted(Buffer.from(drawn), { density: DRAWING_DENSITY }), isDrawing: true };
}

/** Crops to the picture area; the renderer would stretch it. */
const fitted = (data: Uint8Array | ArrayBuffer, options: SharpOptions): Promise<Uint8Array> =>
  sharp(data, options)
    .autoOrient()
    .resize({ ...ROOM, fit: 'cover' })
    .png()
    .toBuffer();

/** Returns the internal address of an upload; null for other addresses. */
function fileAddress(address: string, { apiUrl, apiInternalUrl }: Hosts): string | null {
  const name = address.startsWith(`${apiUrl}/files/`) ? address.slice(`${apiUrl}/files/`.length) : '';
  return /^[\w-]+\.\w+$/.test(name) ? `${apiInternalUrl}/files/${name}` : null;
}

/** Returns null for a missing, too large or invalid file. */
async function readUpload(address: string): Promise<Uint8Array | null> {
  const reply = await fetch(address, { signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS), credentials: 'omit' });
  if (reply.status === 404) return null;
  if (!reply.ok) throw new Error(`A picture was answered with ${reply.status}.`);
  if (Number(reply.headers.get('content-length')) > FILE_MAX_BYTES) return null;
  const file = await reply.arrayBuffer();
  return fitted(file, { limitInputPixels: DOTS_MAX }).catch(() => null);
}
