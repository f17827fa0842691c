import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { releaseFolder } from '#release';
import { openRelease, type Release } from './release';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a version works that no server runs any more, in ms: a year. */
export const KEPT_FOR_MS = 365 * DAY_MS;

/**
 * Keeps this version in a folder that outlives deployments, so that pages which run its loader still find its views
 * when later versions have taken over; gives the earlier ones that are found there.
 *
 * @param folder Made where it is missing. Several servers may share it.
 * @param now The clock, in ms. Default the system's.
 */
export async function keepReleases(folder: string, now: () => number = Date.now): Promise<Release[]> {
  await mkdir(folder, { recursive: true });
  const source = await releaseFolder();
  const { version } = await openRelease(source);
  const own = join(folder, version);
  await keep(source, own);
  // Its age counts from the last server that ran it, which may do so for months.
  const renew = () => utimes(own, new Date(now()), new Date(now()));
  await renew();
  // A folder that is away for a day is there the next.
  setInterval(() => renew().catch(String), DAY_MS).unref();
  const earlier: Release[] = [];
  for (const name of await readdir(folder)) {
    const kept = join(folder, name);
    try {
      if (name.endsWith(GONE)) await remove(kept);
      else if (DRAFT.test(name)) await removeForgotten(kept, now());
      else if (!VERSION.test(name) || name === version) continue;
      else if (now() > (await endOf(kept))) await letGo(kept);
      else earlier.push(await openKept(kept));
    } catch (error) {
      // Without it the pages that run it show their links, as they would after a year; without a server all would.
      process.emitWarning(`The kept release ${name} can be neither read nor removed: ${String(error)}`);
    }
  }
  return earlier;
}

/** Ends the name of a folder that is being removed. */
const GONE = '.gone';

/** Removes a folder so that it is there whole or not at all. */
async function letGo(kept: string): Promise<void> {
  await rename(kept, kept + GONE);
  await remove(kept + GONE);
}

/** The name of a folder that a server copies into before the release is kept. */
const DRAFT = /^[0-9a-f]{8}\.(?:\d+|[0-9a-f-]{36})$/;

/** From this age on no server copies into a folder any more: it was killed meanwhile. */
const FORGOTTEN_AFTER_MS = HOUR_MS;

async function removeForgotten(draft: string, now: number): Promise<void> {
  // The server that copied into it may be done by now.
  const found = await stat(draft).catch(() => null);
  if (found && now > found.mtimeMs + FORGOTTEN_AFTER_MS) await remove(draft);
}

const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** How long it is remembered that a version is not kept, in ms. */
const MISSING_FOR_MS = 60_000;

/**
 * Finds releases that have come into a folder since: while a new version is rolled out, pages with its loader also reach
 * servers of the one before.
 *
 * @param folder That of `keepReleases`, which the servers share.
 */
export function releaseFinder(folder: string): (version: string) => Promise<Release | null> {
  // Anybody can ask for versions that nobody has.
  const missing = new LRUCache<string, true>({ max: 1_000, ttl: MISSING_FOR_MS });
  return async (version) => {
    if (!VERSION.test(version) || missing.has(version)) return null;
    try {
      return await openKept(join(folder, version));
    } catch {
      missing.set(version, true);
      return null;
    }
  };
}

const VERSION = /^[0-9a-f]{8}$/;

const endOf = async (kept: string): Promise<number> => (await stat(kept)).mtimeMs + KEPT_FOR_MS;

async function openKept(kept: string): Promise<Release> {
  return { ...(await openRelease(kept)), until: await endOf(kept) };
}

/** Copies a folder so that it appears whole or not at all. */
async function keep(source: string, target: string): Promise<void> {
  const isKept = () => stat(target).then(Boolean, () => false);
  if (await isKept()) return;
  const draft = `${target}.${randomUUID()}`;
  try {
    await cp(source, draft, { recursive: true });
    await rename(draft, target);
  } catch (error) {
    await remove(draft);
    // Another server may have kept it meanwhile.
    if (!(await isKept())) throw error;
  }
}
