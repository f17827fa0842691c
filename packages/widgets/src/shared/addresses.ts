import { type ArtKind, artPath, isSector, type Sector } from '@millrace/domain';

/** The subject of a drawing, with a sector by any name that the views know. */
interface Drawn {
  name: string;
  sector: string | null;
  kind: ArtKind;
}

/** The whole address of a drawing. */
export function artAddress({ name, sector, kind }: Drawn, webUrl: string): string {
  return new URL(artPath({ name, sector: isSector(sector ?? '') ? (sector as Sector) : null, kind }), webUrl)
    .href;
}

/**
 * The whole address of a picture, or of what is drawn without one.
 *
 * @param kind Of the drawing. Default `plate`.
 */
export function pictureAddress(
  { picture, name, sector }: { picture: string | null | undefined; name: string; sector: Sector | null },
  webUrl: string,
  kind: ArtKind = 'plate',
): string {
  return picture ? new URL(picture, webUrl).href : artAddress({ name, sector, kind }, webUrl);
}
