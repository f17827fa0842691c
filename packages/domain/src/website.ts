/**
 * Address behind "View official site": what was typed, with `http://` before it unless it has a scheme of the
 * web already. Never leads to a script, as any other scheme becomes part of a host name.
 *
 * @returns `null` when nothing was typed.
 * @see COMP-004
 */
export function websiteHref(website: string | null | undefined): string | null {
  const typed = (website ?? '').trim();
  if (typed === '') return null;
  return /^(?:https?:)?\/\//i.test(typed) ? typed : `http://${typed}`;
}
