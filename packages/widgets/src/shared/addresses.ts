import { type ArtKind, artPath, isSector, type Sector } from '@millrace/domain';

/** Subject of an artwork, with any sector name that the views know. */
interface Drawn {
  name: string;
  sector: string | null;
  kind: ArtKind;
}

/** Returns the absolute URL of an artwork. */
export function artAddress({ name, sector, kind }: Drawn, webUrl: string): string {
  return new URL(artPath({ name, sector: isSector(sector ?? '') ? (sector as Sector) : null, kind }), webUrl)
    .href;
}

/**
 * Returns the absolute URL of a picture, or of the artwork that replaces a missing one.
 *
 * @param kind Kind of artwork. Default `plate`.
 */
export function pictureAddress(
  { picture, name, sector }: { picture: string | null | undefined; name: string; sector: Sector | null },
  webUrl: string,
  kind: ArtKind = 'plate',
): string {
  return picture ? new URL(picture, webUrl).href : artAddress({ name, sector, kind }, webUrl);
}
