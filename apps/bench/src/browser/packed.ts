import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { installedVersion, installPacked, packAll } from '../../../../scripts/workspace/packed.mjs';
import { makeFolder } from '../make-folder';
import type { ReleaseStack } from '../release-stack';

/** Packages of the measured components and their dependencies: `scripts/bench.mjs` builds them. */
const MEASURED_PACKAGES: readonly string[] = [
  '@millrace/api-client',
  '@millrace/art',
  '@millrace/design-system',
  '@millrace/domain',
  '@millrace/ui',
  '@millrace/value-chain',
];

/** Further dependencies of an adopter's project. */
const PEERS = ['react', 'react-dom', '@tanstack/react-query'] as const;

/**
 * Packs the built packages and installs them in an empty project, like an adopter.
 *
 * @returns The project's folder.
 */
export async function installAdopter(stack: ReleaseStack): Promise<string> {
  console.log('Packing and installing the packages …');
  const folder = makeFolder(stack);
  const packed = await packAll(folder, ({ name }) => MEASURED_PACKAGES.includes(name));
  const project = join(folder, 'adopter');
  mkdirSync(project);
  const { code, output } = await installPacked(
    project,
    packed,
    Object.fromEntries(PEERS.map((name) => [name, installedVersion(name, 'apps/bench')])),
  );
  if (code !== 0) throw new Error(`The packed packages do not install:\n${output}`);
  return project;
}
