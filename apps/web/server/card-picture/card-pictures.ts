import { drawArt } from '@millrace/art';
import { parseArtPath, slugify } from '@millrace/domain';
import type { CardDrawing } from '@millrace/widgets';
import sharp, { type SharpOptions } from 'sharp';
import type { Site } from '../site';

/** Longest wait for a picture that a member has uploaded, in ms; whoever asks for the card comes again then. */
const WAIT_MS = 4_000;

/** Largest file that is read, in bytes, and most dots of a picture: both more than the API keeps. */
const FILE_MAX_BYTES = 20 * 2 ** 20;
const DOTS_MAX = 50_000_000;

/** The half of a card that a picture takes above its foot, in dots. */
const ROOM = { width: 598, height: 692 };

/** A drawing is 300 px high; at this many dots per inch it is drawn as high as its room. */
const DRAWING_DENSITY = 72 * 2.4;

type Hosts = Pick<Site, 'webUrl' | 'apiUrl' | 'apiInternalUrl'>;

/** A picture that a card shows. */
export interface CardPicture {
  data: Uint8Array;
  /** Whether it is one of our drawings, which few colours suffice for. */
  isDrawing: boolean;
}

/**
 * What an address of a card's picture shows: one of our drawings in the card's theme, or what a member has uploaded.
 * Nothing else is asked for, as addresses come from whoever wrote the catalogue; in its place, and of what is gone or no
 * picture, stands the drawing of the name.
 *
 * @throws while what was uploaded can't be had, as pictures of cards are kept: a drawing in its place would stay.
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

/** Cut to the room that a picture has, as the painter would stretch it. */
const fitted = (data: Uint8Array | ArrayBuffer, options: SharpOptions): Promise<Uint8Array> =>
  sharp(data, options)
    .autoOrient()
    .resize({ ...ROOM, fit: 'cover' })
    .png()
    .toBuffer();

/** Where the API is asked for a file of its own; null for any other address. */
function fileAddress(address: string, { apiUrl, apiInternalUrl }: Hosts): string | null {
  const name = address.startsWith(`${apiUrl}/files/`) ? address.slice(`${apiUrl}/files/`.length) : '';
  return /^[\w-]+\.\w+$/.test(name) ? `${apiInternalUrl}/files/${name}` : null;
}

/** Null for what will never be a picture: there is no such file, or it is too large or of another kind. */
async function readUpload(address: string): Promise<Uint8Array | null> {
  const reply = await fetch(address, { signal: AbortSignal.timeout(WAIT_MS), credentials: 'omit' });
  if (reply.status === 404) return null;
  if (!reply.ok) throw new Error(`A picture was answered with ${reply.status}.`);
  if (Number(reply.headers.get('content-length')) > FILE_MAX_BYTES) return null;
  const file = await reply.arrayBuffer();
  return fitted(file, { limitInputPixels: DOTS_MAX }).catch(() => null);
}
