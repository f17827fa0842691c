import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageManager } from '../workspace/package-manager.mjs';
import { capture } from '../workspace/process.mjs';

/** Licences that packages declare outside the manifest's licence field, in their readme or an older field. */
const SAID_ELSEWHERE = { 'busboy@1.6.0': 'MIT', 'combine-errors@3.0.3': 'MIT', 'streamsearch@1.1.0': 'MIT' };

/**
 * @typedef {object} Component
 * @property {string} name
 * @property {string} version
 * @property {object[]} [licenses]
 */

/**
 * Creates the software bill of materials: every package of the lockfile except development dependencies, with its
 * licence, its source and the checksum of its archive.
 *
 * @returns {Promise<{ components: Component[] } & Record<string, unknown>>} as CycloneDX 1.6
 * @throws with pnpm's output if it failed.
 */
export async function makeSbom() {
  const folder = await mkdtemp(join(tmpdir(), 'millrace-sbom-'));
  try {
    const file = join(folder, 'sbom.json');
    const wanted = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];
    const { code, output } = await capture('npx', [
      ...['-y', packageManager(), 'sbom', '--prod'],
      ...[...wanted, '--out', file],
    ]);
    if (code !== 0) throw new Error(output);
    const sbom = JSON.parse(await readFile(file, 'utf8'));
    return { ...sbom, components: sbom.components.map(withLicence) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {Component} component @returns {Component} */
function withLicence(component) {
  const id = Reflect.get(SAID_ELSEWHERE, `${component.name}@${component.version}`);
  return component.licenses || !id ? component : { ...component, licenses: [{ license: { id } }] };
}
