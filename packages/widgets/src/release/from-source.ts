import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRelease, writeRelease } from '../../build/build-release';

let built: Promise<string> | undefined;

/** Returns the folder of this version's release, built from source once per process: for development and tests. */
export function releaseFolder(): Promise<string> {
  built ??= build();
  return built;
}

async function build(): Promise<string> {
  const release = await buildRelease();
  const folder = join(tmpdir(), `millrace-release-${release.version}`);
  if (existsSync(folder)) return folder;
  // Other processes may be building the same release; renaming the folder into place is atomic.
  const draft = `${folder}.${process.pid}`;
  await writeRelease(draft, release);
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return folder;
}
