import type { Transaction } from '../../../platform/db/database';
import { lockLinks, type Provable, writeProof } from './company-links.repository';
import { showsWork } from './work-email';

/**
 * Looks anew what a member's addresses show of the company that they belong to: to be called when either has changed. A
 * moderator's word stays; an address that is gone shows nothing any more.
 *
 * @see GAP-089
 */
export async function reviewLink(tx: Transaction, userId: string): Promise<void> {
  for (const link of await lockLinks(tx, { userId })) await review(tx, link, { isLost: true });
}

/**
 * The same for all people of a company whose website has changed. Nobody loses by that what was shown before: anybody
 * may change a website.
 */
export async function reviewPeople(tx: Transaction, companyId: string): Promise<void> {
  for (const link of await lockLinks(tx, { companyId })) await review(tx, link, { isLost: false });
}

/** The same for people who came from another company, whose website showed something there. */
export async function reviewNewPeople(tx: Transaction, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds) {
    for (const link of await lockLinks(tx, { userId })) {
      if (link.proof === 'domain') await writeProof(tx, userId, null);
      await review(tx, link.proof === 'domain' ? { ...link, proof: null } : link, { isLost: false });
    }
  }
}

async function review(tx: Transaction, link: Provable, { isLost }: { isLost: boolean }): Promise<void> {
  if (link.proof === 'moderator') return;
  const isShown = [link.email, link.secondaryEmail].some(
    (email) => email !== null && showsWork(email, link.url),
  );
  if (link.proof === null && isShown && link.urlTrusted) await writeProof(tx, link.userId, 'domain');
  if (link.proof === 'domain' && !isShown && isLost && link.urlTrusted)
    await writeProof(tx, link.userId, null);
}
