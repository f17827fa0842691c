import { fitEmbedLayout } from '@millrace/domain';
import { parseLinkRelations } from '../release/link-relations';
import { ROWS_MAX } from '../shared/limits';
import type { Renderer } from '../shared/renderer';
import type { CardKey } from './card-cache';
import { hasRows } from './kept-height';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Matches the format of sector keys; the element validates the key. Servers run without the domain's build. */
const SECTOR = /^[a-z][a-z-]{1,34}$/;

/** Card as requested by the page's attributes. */
export interface CardRequest {
  element: string;
  id: string;
  lang?: string | null | undefined;
  rows?: string | null | undefined;
  part?: string | null | undefined;
  rel?: string | null | undefined;
  layout?: string | null | undefined;
  /** Digits, in px. */
  height?: string | null | undefined;
}

/**
 * Parses and normalizes a request, so that equal requests share a cache entry. Invalid options are ignored; returns
 * null for an unknown element or id.
 */
export function parseCardRequest(asked: CardRequest, renderer: Renderer): CardKey | null {
  const element = renderer.elements.find(({ name }) => name === asked.element.trim());
  const id = asked.id.trim().toLowerCase();
  if (!element || !(UUID.test(id) || (element.name === 'events' && SECTOR.test(id)))) return null;
  const named = asked.part ?? '';
  const part = /^[\w-]{1,36}$/.test(named) && named !== 'whole' ? named.toLowerCase() : '';
  const { layout, rows } = fitEmbedLayout(
    {
      layout: asked.layout ?? '',
      height: Number.parseInt(asked.height ?? '', 10) || 0,
      rows: Number.parseInt(asked.rows ?? '', 10) || null,
    },
    element.layouts ?? [],
    hasRows(element.name, part, element.rowsMax),
  );
  return {
    element: element.name,
    id,
    language: renderer.toLanguage(asked.lang ?? ''),
    rows: Math.min(element.rowsMax ?? ROWS_MAX, Math.max(1, rows)),
    part,
    rel: parseLinkRelations(asked.rel ?? ''),
    layout,
  };
}
