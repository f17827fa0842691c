/** Canvas colours of the plate in the current theme. */
export interface PlatePalette {
  plate: string;
  guide: string;
  strand: string;
  /** Strands of the path from the root to the selected node. */
  path: string;
  /** Middle strand of that path, and search matches. */
  highlight: string;
  branch: string;
  leaf: string;
  rootBar: string;
  /** By group; `none` is for nodes without a group, and groups without a colour. */
  groups: Readonly<Record<string, string>> & { readonly none: string };
}

/** CSS colours (usually `var(--…)`) for each part of the palette, from the style sheet of the plate. */
export type PlateColorSources = PlatePalette;

/**
 * Resolves the colours as the plate element sees them: its theme, its hues, and the system's colours in
 * forced-colours mode.
 *
 * @param probe An invisible element inside the plate; it briefly contains an element for each colour, so
 * that the browser computes all their styles at once.
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
