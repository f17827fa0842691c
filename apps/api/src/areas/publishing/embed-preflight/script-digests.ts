import { createHash } from 'node:crypto';
import type { Digests, KnownScripts } from '@millrace/preflight';

/** A page pins one or two; more only costs. */
const SCRIPTS_MAX = 3;
const TIMEOUT_MS = 3_000;
const LENGTH_MAX = 64 * 2 ** 10;

/**
 * Hashes of scripts of our own as we serve them now.
 *
 * @param addresses Below our own `/embed/v1/`, as `openPage` finds them.
 * @returns By address; `missing` for what we do not serve, and nothing of what could not be asked.
 */
export async function digestsOf(addresses: readonly string[]): Promise<KnownScripts> {
  const read = await Promise.all(
    addresses.slice(0, SCRIPTS_MAX).map(async (address) => [address, await digestOf(address)] as const),
  );
  return new Map(read.flatMap(([address, digest]) => (digest ? [[address, digest] as const] : [])));
}

async function digestOf(address: string): Promise<Digests | 'missing' | null> {
  try {
    const reply = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (reply.status === 404) return 'missing';
    const script = Buffer.from(await reply.arrayBuffer());
    if (!reply.ok || script.length > LENGTH_MAX) return null;
    const hash = (name: string) => createHash(name).update(script).digest('base64');
    return { sha256: hash('sha256'), sha384: hash('sha384'), sha512: hash('sha512') };
  } catch {
    return null;
  }
}
