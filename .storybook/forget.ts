/** Forgets what stories before kept in this browser. What Storybook itself keeps beside it stays. */
export function forgetKept(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith('millrace')) storage.removeItem(key);
  }
}
