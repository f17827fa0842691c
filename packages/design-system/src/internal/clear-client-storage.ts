import { cancelWrites } from '@millrace/ui/hooks';

/**
 * Matches the storage keys of a member or of something typed; those of the tab alone stay. Drafts of events once had a
 * key without prefix.
 */
const MEMBER_KEYS = /^(?:millrace(?:\.|:(?!inquiry-shown$))|event:)/;

/**
 * Clears the client storage on sign-out: drafts, searches, and the outbox with its files, in localStorage, sessionStorage
 * and IndexedDB. A session that only expires leaves them, for its member to come back to.
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
