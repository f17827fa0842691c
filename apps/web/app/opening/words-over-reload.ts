import { WORDS } from './typed-before';

const KEY = 'millrace:words';

/**
 * Notes on an element, by a statement of a script that runs while the page is read, how to keep what somebody typed
 * while the page is loaded anew (`keepWords`, which says whether it could), and puts back what was kept: it is then
 * what was typed before the page came to life. Passwords are never kept.
 */
export const noteWords = (element: string): string =>
  `const fields = () => [...document.querySelectorAll(${JSON.stringify(WORDS)})];
  const address = location.pathname + location.search;
  ${element}.keepWords = () => {
    const words = fields().map(({ value, defaultValue }) => (value === defaultValue ? null : value));
    try {
      sessionStorage.setItem('${KEY}', JSON.stringify({ address, words }));
      return true;
    } catch {
      return words.every((typed) => typed === null);
    }
  };
  try {
    const kept = JSON.parse(sessionStorage.getItem('${KEY}'));
    sessionStorage.removeItem('${KEY}');
    if (kept?.address === address) fields().forEach((field, at) => (field.value = kept.words[at] ?? field.value));
  } catch {}`;
