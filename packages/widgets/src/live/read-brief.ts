import type { BriefFact } from '@millrace/design-system/cards';
import { each } from '../loader/each';
import type { BriefElementProps } from '../shared/BriefElement';
import { readMessages } from '../shared/read-messages';

/** Reads a card's props from its nodes, so that they are not sent twice and stay formatted as on the server. */
export function readBrief(root: ShadowRoot): Omit<BriefElementProps, 'action'> {
  const text = (selector: string, at = 0) => root.querySelectorAll(selector)[at]?.textContent ?? '';
  const foot = root.querySelector('article > a');
  const facts: BriefFact[] = [];
  each(root.querySelectorAll('dt'), (term, at) => {
    facts[at] = { term: term.textContent, value: text('dd', at) };
  });
  return {
    name: text('h3'),
    href: root.querySelector('a')?.href ?? '',
    about: text('p'),
    sector: null,
    picture: root.querySelector('img')?.src ?? '',
    facts,
    foot: foot?.lastChild?.textContent ?? '',
    messages: readMessages(root, { brand: foot?.firstChild?.textContent ?? '' }),
  };
}
