import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFolder } from '#release';
import { openRelease, type Release } from './release';

const VERSION = /^[0-9a-f]{8}$/;

/**
 * Copies the current release to a folder that outlives deployments, for pages that pin it or still run its loader, and
 * returns the earlier ones. A version works until its folder is removed.
 *
 * @param folder Created if missing. Several servers may share it.
 */
export async function keepReleases(folder: string): Promise<Release[]> {
  await mkdir(folder, { recursive: true });
  const source = await releaseFolder();
  const { version } = await openRelease(source);
  await keep(source, join(folder, version));
  const earlier: Release[] = [];
  for (const name of await readdir(folder)) {
    if (!VERSION.test(name) || name === version) continue;
    try {
      earlier.push(await openRelease(join(folder, name)));
    } catch (error) {
      // Skip it: its pages show their fallback links. Throwing would break all pages.
      process.emitWarning(`The kept release ${name} cannot be read: ${String(error)}`);
    }
  }
  return earlier;
}

/** Copies a folder atomically. */
async function keep(source: string, target: string): Promise<void> {
  const isKept = () => stat(target).then(Boolean, () => false);
  if (await isKept()) return;
  const draft = `${target}.${randomUUID()}`;
  try {
    await cp(source, draft, { recursive: true });
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another server may have stored it meanwhile.
    if (!(await isKept())) throw error;
  }
}
