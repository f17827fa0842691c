import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderContext, RenderedCard, Renderer } from '../shared/renderer';
import { composeSheet, type StyleRule } from './compose-sheet';
import { addLinkRelations } from './link-relations';
import { sectorsIn, shortenTree } from './shorten-tree';

/** What a build leaves in `release.json`. */
export interface Manifest {
  version: string;
  rules: StyleRule[];
  /** Names of the views' classes and sectors, to the short ones that travel. */
  names: Record<string, string>;
}

/** A card ready to travel. */
export interface ReleasedCard extends RenderedCard {
  element: string;
  /** Chooses the style rules: the element, and its layout where that is not the usual one. */
  look: string;
  /** The sectors whose colours it wears, by their short names. */
  sectors: ReadonlySet<string>;
}

/** The views of one version, with the scripts that paint them and bring them to life. */
export interface Release {
  version: string;
  /** Scripts and the typeface, by name. */
  files: ReadonlyMap<string, Uint8Array>;
  renderer: Renderer;
  render(element: string, data: unknown, context: RenderContext & { rel: string }): ReleasedCard;
  /** The style sheet of the cards of one answer. */
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

/** Names an element in one of its layouts; empty for the usual one. */
export const lookName = (element: string, layout: string): string =>
  layout ? `${element}/${layout}` : element;

/** The integrity of a file, as scripts and links name it. */
export function integrityHash(file: Uint8Array | string): string {
  return `sha256-${createHash('sha256').update(file).digest('base64')}`;
}
