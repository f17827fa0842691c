import { readRelations } from '../release/relate-links';
import { ROWS_DEFAULT, ROWS_MAX } from '../shared/limits';
import type { Renderer } from '../shared/renderer';
import type { CardKey } from './card-cache';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Looks like the key of a sector; whether it is one, the element knows. Servers run without the domain's build. */
const SECTOR = /^[a-z][a-z-]{1,34}$/;

/** What a page asks for, as its attributes say it. */
export interface AskedCard {
  element: string;
  id: string;
  lang?: string | null | undefined;
  rows?: string | null | undefined;
  part?: string | null | undefined;
  rel?: string | null | undefined;
}

/**
 * The card that a page asks for; `null` where there can be none. What makes no sense beside the id is taken for
 * nothing, and what can be said in two ways becomes one, so that caches hit.
 */
export function readCard(asked: AskedCard, renderer: Renderer): CardKey | null {
  const element = renderer.elements.find(({ name }) => name === asked.element.trim());
  const id = asked.id.trim().toLowerCase();
  if (!element || !(UUID.test(id) || (element.name === 'events' && SECTOR.test(id)))) return null;
  const rows = Number.parseInt(asked.rows ?? '', 10) || ROWS_DEFAULT;
  const part = asked.part ?? '';
  return {
    element: element.name,
    id,
    language: renderer.toLanguage(asked.lang ?? ''),
    rows: Math.min(element.rowsMax ?? ROWS_MAX, Math.max(1, rows)),
    part: /^[\w-]{1,36}$/.test(part) && part !== 'whole' ? part.toLowerCase() : '',
    rel: readRelations(asked.rel ?? ''),
  };
}
