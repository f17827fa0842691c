import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ComponentDocs } from '../packages/story-kit/src/docs';
import { FOUNDATION_SYNONYMS } from './foundations/synonyms.ts';
import { anchorOfSynonym } from './synonym-anchor.ts';

/*
 * A preset: gives the pages of components and of foundations their synonyms in Storybook's index, as anchors, which the search of the
 * sidebar reads and shows ("Docs / CTA"). Each leads to the line of the page that lists it.
 */

interface Anchor {
  id: string;
  title: string;
}

interface Entry {
  type: string;
  importPath: string;
  anchors?: Anchor[];
}

interface Index {
  entries: Record<string, Entry>;
}

interface Generator {
  getIndex(): Promise<Index>;
}

let extended: Generator | undefined;

/** Applied anew by each part of Storybook that wants the index, always with the same generator. */
export async function storyIndexGenerator(generator: Generator): Promise<Generator> {
  if (extended === generator) return generator;
  extended = generator;
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => {
    const index = await getIndex();
    const pages = Object.values(index.entries).filter(
      ({ type, importPath }) => type === 'docs' && importPath.endsWith('.stories.tsx'),
    );
    for (const page of pages) page.anchors = await readAnchors(page.importPath);
    for (const page of Object.values(index.entries)) {
      const [, name = ''] = /\/foundations\/(\w+)\.mdx$/.exec(page.importPath) ?? [];
      const words = page.type === 'docs' ? FOUNDATION_SYNONYMS[name] : undefined;
      if (words) page.anchors = [...(page.anchors ?? []), ...words.map(toAnchor)];
    }
    return index;
  };
  return generator;
}

async function readAnchors(storiesPath: string): Promise<Anchor[]> {
  const path = resolve(storiesPath.replace(/\.stories\.tsx$/, '.docs.ts'));
  if (!existsSync(path)) return [];
  // The time of the last change, so that a running Storybook reads it anew.
  const { docs } = (await import(`${pathToFileURL(path)}?t=${Math.round(statSync(path).mtimeMs)}`)) as {
    docs: ComponentDocs;
  };
  return docs.synonyms.map(toAnchor);
}

const toAnchor = (title: string): Anchor => ({ id: anchorOfSynonym(title), title });
