import { cancelWrites } from '@millrace/ui/hooks';

/**
 * What is kept by this browser of whoever is signed in, or has typed; what it says of the tab alone stays. Drafts of
 * events were once kept by their kind alone.
 */
const MEMBER_KEYS = /^(?:millrace(?:\.|:(?!inquiry-shown$))|event:)/;

/**
 * Forgets what this browser keeps of somebody who signs out: drafts, searches, messages and files that wait to be sent.
 * A session that only ends leaves them, for its member to come back to.
 */
export function clearClientStorage(): void {
  cancelWrites();
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      const kept = window[storage];
      for (const key of Object.keys(kept)) if (MEMBER_KEYS.test(key)) kept.removeItem(key);
    } catch {
      // Where a browser keeps nothing, nothing is to be forgotten.
    }
  }
  void deleteDatabases();
}

async function deleteDatabases(): Promise<void> {
  try {
    for (const { name } of await indexedDB.databases()) {
      if (name !== undefined && MEMBER_KEYS.test(name)) indexedDB.deleteDatabase(name);
    }
  } catch {
    // As above: a private window may refuse to say which there are.
  }
}
