import { createHash } from 'node:crypto';
import { ART_VERSION, type ArtKind, SECTORS } from '@millrace/domain';
import { expect, it } from 'vitest';
import { drawArt } from './draw-art';

const ART_KINDS: readonly ArtKind[] = ['plate', 'thumb', 'seal'];

// Files are cached for ever under their version. When a drawing is meant to change, raise ART_VERSION in the
// domain and write the new sums here.
const SUMS = {
  version: 2,
  plate: '5448b0dfe787b4d8',
  thumb: 'b3af6abfe083bb64',
  seal: 'd82861a3994c500c',
};

// One of each form that a name tells, and one that tells none.
const SLUGS = [
  'helium',
  'preform-silica-glass',
  'kestrel-optics',
  'fine-powder',
  'nitric-acid',
  'copper-foil',
  'carbon-fiber',
  'steel-ingot',
  'flow-sensor',
  'storage-system',
  'coating-line',
];

it('changes no drawing without a new version', () => {
  const sums = ART_KINDS.map((kind) => [kind, checksum(kind)]);
  expect({ version: ART_VERSION, ...Object.fromEntries(sums) }).toEqual(SUMS);
});

function checksum(kind: ArtKind): string {
  const sum = createHash('sha256');
  for (const sector of [...SECTORS.map(({ key }) => key), null]) {
    for (const slug of SLUGS) sum.update(drawArt({ slug, sector, kind }));
  }
  return sum.digest('hex').slice(0, 16);
}
