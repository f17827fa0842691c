import { readdirSync, readFileSync } from 'node:fs';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { beforeAll, describe, expect, it } from 'vitest';
import { at } from '../workspace/paths.mjs';
import { makeSbom } from './make-sbom.mjs';

/** Licences of what may be shipped. */
const SHIPPED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense', 'MPL-2.0', 'OFL-1.1'],
  // A library that lies beside what uses it, and can be exchanged.
  'LGPL-3.0-or-later',
]);

/** @type {any} */
let sbom;
beforeAll(async () => {
  sbom = await makeSbom();
}, 120_000);

/** @param {any} component */
const nameOf = ({ group, name }) => (group ? `${group}/${name}` : name);
/** @param {any} component */
const licencesOf = ({ licenses = [] }) =>
  licenses.map((/** @type {any} */ one) => one.expression ?? one.license.id ?? one.license.name);

describe('the bill of materials', () => {
  it('is valid CycloneDX', async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
    expect(await validator.validate(JSON.stringify(sbom))).toBeNull();
  });

  it('names what the applications and packages depend on, and no tool of development', () => {
    const names = new Set(sbom.components.map(nameOf));
    for (const parent of ['apps', 'packages']) {
      for (const folder of readdirSync(at(parent))) {
        if (parent === 'apps' && ['bench', 'e2e'].includes(folder)) continue;
        const manifest = JSON.parse(readFileSync(at(parent, folder, 'package.json'), 'utf8'));
        for (const name of Object.keys(manifest.dependencies ?? {})) {
          if (!name.startsWith('@millrace/')) expect(names, `${name} of ${parent}/${folder}`).toContain(name);
        }
      }
    }
    for (const tool of ['vitest', 'typescript', '@biomejs/biome', 'playwright']) {
      expect(names).not.toContain(tool);
    }
  });

  it('says of each where it is from, the sum of its archive, and a licence under which it may be shipped', () => {
    const others = sbom.components.filter((/** @type {any} */ { group }) => group !== '@millrace');
    expect(others.length).toBeGreaterThan(300);
    for (const component of others) {
      const [archive] = component.externalReferences ?? [];
      const name = `${nameOf(component)}@${component.version}`;
      expect(component.purl, name).toMatch(/^pkg:npm\//);
      expect(archive?.hashes?.[0]?.content, name).toMatch(/^[\da-f]{128}$/);
      const licences = licencesOf(component).flatMap((/** @type {string} */ one) =>
        // Of several to choose from, one will do.
        one
          .replaceAll(/[()]/g, '')
          .split(/ OR /)
          .some((/** @type {string} */ choice) => choice.split(/ and /i).every((part) => SHIPPED.has(part)))
          ? []
          : [one],
      );
      expect([name, licencesOf(component).length > 0, licences]).toEqual([name, true, []]);
    }
  });
});
