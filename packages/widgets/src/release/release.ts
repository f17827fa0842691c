import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderContext, RenderedCard, Renderer } from '../shared/renderer';
import { composeSheet, type StyleRule } from './compose-sheet';
import { addLinkRelations } from './link-relations';
import { sectorsIn, shortenTree } from './shorten-tree';

/** Content of `release.json`. */
export interface Manifest {
  version: string;
  rules: StyleRule[];
  /** Maps the class and sector names of the views to short ones. */
  names: Record<string, string>;
}

/** Rendered card, shortened for transfer. */
export interface ReleasedCard extends RenderedCard {
  element: string;
  /** Selects the style rules: the element, with its layout unless that is the default. */
  look: string;
  /** Short names of the sectors whose colours it uses. */
  sectors: ReadonlySet<string>;
}

/** Views of one version, with the scripts that paint and hydrate them. */
export interface Release {
  version: string;
  /** Scripts and fonts, by name. */
  files: ReadonlyMap<string, Uint8Array>;
  renderer: Renderer;
  render(element: string, data: unknown, context: RenderContext & { rel: string }): ReleasedCard;
  /** Returns the style sheet for the cards of one response. */
  sheet(cards: readonly ReleasedCard[]): string;
}

/** Reads a release from the folder that `buildRelease` wrote. */
export async function openRelease(folder: string): Promise<Release> {
  const manifest = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as Manifest;
  const { renderer } = (await import(pathToFileURL(join(folder, 'renderer.js')).href)) as {
    renderer: Renderer;
  };
  const files = new Map<string, Uint8Array>();
  for (const name of await readdir(folder)) {
    if (name !== 'release.json' && name !== 'renderer.js')
      files.set(name, await readFile(join(folder, name)));
  }
  return {
    version: manifest.version,
    files,
    renderer,
    render(element, data, { rel, ...context }) {
      const card = renderer.render(element, data, context);
      const tree = addLinkRelations(shortenTree(card.tree, manifest.names), rel);
      const { layout } = context;
      return { ...card, element, look: lookName(element, layout), tree, sectors: sectorsIn(tree) };
    },
    sheet: (cards) => composeSheet(manifest.rules, cards),
  };
}

/** Returns the key of an element in a layout; an empty layout is the default one. */
export const lookName = (element: string, layout: string): string =>
  layout ? `${element}/${layout}` : element;

/** Returns the integrity hash of a file, for scripts and links. */
export function integrityHash(file: Uint8Array | string): string {
  return `sha256-${createHash('sha256').update(file).digest('base64')}`;
}
