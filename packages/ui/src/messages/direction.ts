import type { TextDirection } from './messages';

const rightToLeft = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'ha-arab', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Returns the writing direction of a language; unknown languages are left to right. */
export function localeDirection(locale: string): TextDirection {
  const [language = ''] = locale.toLowerCase().split('-');
  return rightToLeft.has(language) ? 'rtl' : 'ltr';
}
