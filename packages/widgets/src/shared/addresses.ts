import { artPath, type Sector } from '@millrace/domain';

/** The whole address of a picture, or of the plate that is drawn without one. */
export function pictureAddress(
  { picture, name, sector }: { picture: string | null; name: string; sector: Sector | null },
  webUrl: string,
): string {
  return new URL(picture ?? artPath({ name, sector, kind: 'plate' }), webUrl).href;
}
