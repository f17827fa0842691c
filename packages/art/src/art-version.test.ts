import { createHash } from 'node:crypto';
import { ART_VERSION, type ArtKind, SECTORS } from '@millrace/domain';
import { expect, it } from 'vitest';
import { drawArt } from './draw-art';

const ART_KINDS: readonly ArtKind[] = ['plate', 'thumb', 'seal'];

// Files are cached for ever under their version. When a drawing is meant to change, raise ART_VERSION in the
// domain and write the new sums here.
const SUMS = {
  version: 1,
  plate: '1961bfa0da091922',
  thumb: '441d5e9f9993a57e',
  seal: 'fa42c489012adbda',
};

it('changes no drawing without a new version', () => {
  const sums = ART_KINDS.map((kind) => [kind, checksum(kind)]);
  expect({ version: ART_VERSION, ...Object.fromEntries(sums) }).toEqual(SUMS);
});

function checksum(kind: ArtKind): string {
  const sum = createHash('sha256');
  for (const sector of [...SECTORS.map(({ key }) => key), null]) {
    for (const slug of ['helium', 'preform-silica-glass', 'kestrel-optics'])
      sum.update(drawArt({ slug, sector, kind }));
  }
  return sum.digest('hex').slice(0, 16);
}
