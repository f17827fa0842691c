import { cancelWrites } from '@millrace/ui/hooks';

/**
 * Matches storage keys with member data or user input; those of the session alone stay. Drafts of events once had a
 * key without prefix.
 */
const MEMBER_KEYS = /^(?:millrace(?:\.|:(?!inquiry-shown$))|event:)/;

/**
 * Clears the client storage on sign-out: drafts, searches, and the outbox with its files, in localStorage, sessionStorage
 * and IndexedDB. An expired session does not clear them, as the member may come back.
 */
export function clearClientStorage(): void {
  cancelWrites();
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      const kept = window[storage];
      for (const key of Object.keys(kept)) if (MEMBER_KEYS.test(key)) kept.removeItem(key);
    } catch {
      // Storage is unavailable, so there is nothing to clear.
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
    // Listing the databases may fail too, as in private windows.
  }
}
