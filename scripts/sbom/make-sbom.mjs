import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageManager } from '../workspace/package-manager.mjs';
import { capture } from '../workspace/process.mjs';

/** What packages say of their licence elsewhere than in the field for it, as their Readme or an older field has it. */
const SAID_ELSEWHERE = { 'busboy@1.6.0': 'MIT', 'combine-errors@3.0.3': 'MIT', 'streamsearch@1.1.0': 'MIT' };

/**
 * @typedef {object} Component
 * @property {string} name
 * @property {string} version
 * @property {object[]} [licenses]
 */

/**
 * The bill of materials of what is shipped: every package of the lockfile that is no tool of development, with its
 * licence, its source and the sum of its archive.
 *
 * @returns {Promise<{ components: Component[] } & Record<string, unknown>>} as CycloneDX 1.6
 * @throws with what pnpm said, when it failed.
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
