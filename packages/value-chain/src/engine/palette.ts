/** Colours of the plate as canvas takes them, in the theme that holds at the moment. */
export interface PlatePalette {
  plate: string;
  guide: string;
  strand: string;
  /** Strands of the path from the root to the selected node. */
  path: string;
  /** The middle strand of that path, and what was found. */
  highlight: string;
  branch: string;
  leaf: string;
  rootBar: string;
  /** By group; under `none` that of nodes without a group, and of groups that have no colour. */
  groups: Readonly<Record<string, string>> & { readonly none: string };
}

/** A CSS colour (usually `var(--…)`) for each part of the palette; the style sheet of the plate provides them. */
export type PlateColorSources = PlatePalette;

/**
 * Resolves the colours as the plate element sees them: its theme, its hues, the system's own colours where
 * the reader forces them.
 *
 * @param probe An element inside the plate that shows nothing; it holds an element for each colour for a moment, so
 * that the browser works out the styles of all of them at once.
 */
export function readPalette(probe: HTMLElement, { groups, ...parts }: PlateColorSources): PlatePalette {
  const place = <Key extends string>(colors: Readonly<Record<Key, string>>) =>
    Object.entries<string>(colors).map(([name, color]) => {
      const sample = document.createElement('i');
      sample.style.color = color;
      probe.append(sample);
      return { name: name as Key, sample };
    });
  const read = <Key extends string>(samples: readonly { name: Key; sample: Element }[]) =>
    Object.fromEntries(samples.map(({ name, sample }) => [name, getComputedStyle(sample).color])) as Record<
      Key,
      string
    >;
  const samples = place(parts);
  const groupSamples = place(groups);
  const palette = { ...read(samples), groups: read(groupSamples) as PlatePalette['groups'] };
  probe.replaceChildren();
  return palette;
}
