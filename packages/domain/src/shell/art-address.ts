import { isSector, type Sector } from '../catalogue/sectors';
import { slugify } from './slug';

/**
 * Version of the drawings, part of their immutable address; a changed drawing needs a new version. Addresses of earlier
 * versions on other sites lead to the current drawing.
 */
export const ART_VERSION = 2;

/** Kinds of drawing: a cover from 240 px, a picture of 40 to 96 px, the mark of a company. */
export const ART_KINDS = ['plate', 'thumb', 'seal'] as const;

/** A kind of drawing. */
export type ArtKind = (typeof ART_KINDS)[number];

/** Input of a drawing; the same input always gives the same drawing. */
export interface ArtSubject {
  /** Slug of the name, as `slugify` returns it. */
  slug: string;
  sector: Sector | null;
  kind: ArtKind;
}

// Longer than the longest name's slug; longer addresses are invented.
const SLUG_MAX_LENGTH = 400;

/** Returns the address of a drawing on the web host, percent-encoded, without origin. */
export function artPath(subject: { name: string; sector: Sector | null; kind: ArtKind }): string {
  const slug = encodeURIComponent(slugify(subject.name));
  return `/art/v${ART_VERSION}/${subject.sector ?? 'none'}/${subject.kind}/${slug}.svg`;
}

/** Dimensions of a drawing for link previews, in pixels. */
export const ART_CARD_SIZE = { width: 1200, height: 630 } as const;

/** Returns the address of a drawing as a PNG of `ART_CARD_SIZE`, for link previews that cannot read SVG. */
export function artCardPath(path: string): string {
  return path.replace(/\.svg$/, '.png');
}

/**
 * Parses an address that `artPath` returned, in this version or an earlier one.
 *
 * @param path Path of the request, percent-encoded, without query.
 * @returns `null` for any other path, including other spellings of a drawing's address.
 */
export function parseArtPath(path: string): ArtSubject | null {
  const parts = /^\/art\/v([1-9]\d?)\/([a-z-]+)\/([a-z]+)\/([^/]+)\.svg$/.exec(path);
  if (!parts) return null;
  const [, version, sectorPart, kindPart, slugPart] = parts;
  const kind = ART_KINDS.find((known) => known === kindPart);
  const sector = sectorPart === 'none' ? null : sectorPart;
  const slug = decode(slugPart ?? '');
  if (Number(version) > ART_VERSION || !kind || slug === null) return null;
  if (sector !== null && !isSector(sector)) return null;
  if (slug.length > SLUG_MAX_LENGTH || slugify(slug) !== slug) return null;
  return { slug, sector: sector ?? null, kind };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
