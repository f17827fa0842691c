import { describe, expect, it } from 'vitest';
import { SECTORS } from '../catalogue/sectors';
import { ART_KINDS, artPath, parseArtPath } from './art-address';

describe('art addresses', () => {
  it('are made of version, sector, kind and name', () => {
    expect(artPath({ name: 'Single-mode fiber', sector: 'optical-fiber', kind: 'plate' })).toBe(
      '/art/v2/optical-fiber/plate/single-mode-fiber.svg',
    );
    expect(artPath({ name: 'Kærn & Co', sector: null, kind: 'seal' })).toBe(
      '/art/v2/none/seal/k%C3%A6rn-co.svg',
    );
  });

  it('read back what they were made of', () => {
    for (const sector of [null, ...SECTORS.map(({ key }) => key)]) {
      for (const kind of ART_KINDS) {
        expect(parseArtPath(artPath({ name: '光ファイバー 1.5', sector, kind }))).toEqual({
          slug: '光ファイバー-15',
          sector,
          kind,
        });
      }
    }
    expect(parseArtPath(artPath({ name: '?!', sector: null, kind: 'thumb' }))?.slug).toBe('-');
  });

  it('lead from an earlier version to the drawing of today', () => {
    expect(parseArtPath('/art/v1/optical-fiber/plate/a.svg')).toEqual({
      slug: 'a',
      sector: 'optical-fiber',
      kind: 'plate',
    });
  });

  it.each([
    '',
    '/art/v3/optical-fiber/plate/a.svg',
    '/art/v0/optical-fiber/plate/a.svg',
    '/art/v01/optical-fiber/plate/a.svg',
    '/art/v1/steam/plate/a.svg',
    '/art/v1/optical-fiber/poster/a.svg',
    '/art/v1/optical-fiber/plate/A.svg',
    '/art/v1/optical-fiber/plate/a b.svg',
    '/art/v1/optical-fiber/plate/.svg',
    '/art/v1/optical-fiber/plate/a.png',
    '/art/v1/optical-fiber/plate/a/b.svg',
    '/art/v1/optical-fiber/plate/..%2Fa.svg',
    '/art/v1/optical-fiber/plate/%E0%A4.svg',
    `/art/v1/optical-fiber/plate/${'a'.repeat(401)}.svg`,
    '/x/art/v1/optical-fiber/plate/a.svg',
  ])('refuse %s', (path) => {
    expect(parseArtPath(path)).toBeNull();
  });
});
