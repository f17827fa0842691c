import type { BriefElementProps } from '../shared/BriefElement';
import { readMessages } from '../shared/read-messages';

/**
 * Reads back what a card was rendered from. Everything but the texts of other states stands in its nodes, so it does
 * not travel twice; and what the server has formatted stays as it is.
 */
export function readBrief(root: ShadowRoot): Omit<BriefElementProps, 'action'> {
  const text = (selector: string, at = 0) => root.querySelectorAll(selector)[at]?.textContent ?? '';
  const foot = root.querySelector('article > a');
  return {
    name: text('h3'),
    href: root.querySelector('a')?.href ?? '',
    about: text('p'),
    sector: null,
    picture: root.querySelector('img')?.src ?? '',
    facts: [...root.querySelectorAll('dt')].map((term, at) => ({
      term: term.textContent ?? '',
      value: text('dd', at),
    })),
    foot: foot?.lastChild?.textContent ?? '',
    messages: readMessages(root, { brand: foot?.firstChild?.textContent ?? '' }),
  };
}
